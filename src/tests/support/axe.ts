import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** Which of axe's rules to run; all of them without. */
export interface AxeRules {
  readonly only?: string
  readonly without?: string
}

/**
 * What axe has against a page as it stands, by all rules that it runs of itself, or by those asked for: one line for each rule, with the address, the width and
 * the elements. Empty when all is well.
 *
 * Axe goes into a page once, and sends back violations alone: of whatever passes it would describe hundreds of elements. What is drawn by
 * `::before` and `::after` is out of sight meanwhile: before the room's light and grain, which lie over every page, axe gives up on the contrast
 * of nearly every text and reports it as undecided.
 * @throws Error when the page has frames, for nobody looks into them
 */
export async function axeViolations(page: Page, { only, without }: AxeRules = {}): Promise<string[]> {
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames, and axe would not look into them`)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // In there `axe` is the page's own.
  const found = await page.evaluate(
    async ({ only, without }) => {
      const undrawn = new CSSStyleSheet()
      undrawn.replaceSync('*::before, *::after { visibility: hidden !important; transition: none !important }')
      document.adoptedStyleSheets.push(undrawn)
      const { violations } = await axe.run({
        resultTypes: ['violations'],
        ...(only && { runOnly: [only] }),
        ...(without && { rules: { [without]: { enabled: false } } }),
      })
      document.adoptedStyleSheets.pop()
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    },
    { only, without },
  )
  const { width = 0 } = page.viewportSize() ?? {}
  return found.map((violation) => `${page.url()} at ${width} px, ${violation}`)
}
