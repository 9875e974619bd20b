import { $isOwn } from '#src/stores/evening.ts'

/** Shows the list on screen, which layouts/headScript.ts hid until the one of the visitor's wishes is there. */
export function showList(): void {
  const { dataset } = document.documentElement
  if (dataset['awaits'] === '1') delete dataset['awaits']
}

/** The same where no list of their own is on its way. */
export function showListUnlessOwn(): void {
  if (!$isOwn.get()) showList()
}
