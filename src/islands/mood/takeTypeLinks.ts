import { afterPaint } from '#src/components/ui/afterPaint.ts'
import { isPlainClick } from '#src/islands/shared/isPlainClick.ts'
import { chooseContentType, stepOfAddress } from '#src/stores/moodFlow.ts'

/**
 * Intercepts the links of the open choice and shows their results in place, at the same address.
 * @returns a function that stops intercepting
 */
export function takeTypeLinks(): () => void {
  document.addEventListener('click', take)
  return () => document.removeEventListener('click', take)
}

function take(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.type') : null
  const step = link && stepOfAddress(new URL(link.href))
  if (step?.step !== 'results' || event.defaultPrevented || !isPlainClick(event)) return
  event.preventDefault()
  link?.setAttribute('data-chosen', '')
  afterPaint(() => {
    // The choice is shown again as it was left, so the mark is removed.
    link?.removeAttribute('data-chosen')
    chooseContentType(step.mood, step.contentType)
  })
}
