import type { Locator, Page } from '@playwright/test'

/** The word or chip of a kind of wish, by its place in the line. */
export const wish = (page: Page, place: number): Locator =>
  page.locator('.wishes > .wish').nth(place).locator('.wish-open')

/** The controls of a kind of wish, in whatever has been opened. */
export const part = (page: Page, kind: 'length' | 'services' | 'languages' | 'leaveOut'): Locator =>
  page.locator(`.sheet:popover-open [data-wish=${kind}]`)
