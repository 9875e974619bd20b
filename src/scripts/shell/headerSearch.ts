import { address as suggestions } from 'virtual:file/islands/search/boxes'

// The header's and the menu's search are plain forms, which reject blank text themselves. What suggests while one types
// is fetched when one of them is focused, which may have been before this script ran.
function startBoxes({ target }: Pick<Event, 'target'>): void {
  if (target instanceof HTMLInputElement && target.id.startsWith('q-')) {
    import(/* @vite-ignore */ suggestions).catch(() => {})
  }
}

document.addEventListener('focusin', startBoxes)
startBoxes({ target: document.activeElement })
