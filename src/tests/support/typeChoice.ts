import type { Locator, Page } from '@playwright/test'

/** A type of the choice that is open. */
export const type = (page: Page, index: number): Locator => page.locator('.choice:visible .type').nth(index)
/** The type that a list shows. */
export const current = (page: Page): Locator => page.locator('.seg [aria-current]')
