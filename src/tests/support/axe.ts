import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** Restricts axe to one rule (`only`), or disables one (`without`); by default axe's default rules run. */
export interface AxeRules {
  readonly only?: string
  readonly without?: string
}

/**
 * Runs axe on the current state of a page.
 *
 * axe is injected once per page and returns violations only, because passes would describe hundreds of elements. For the
 * run transitions and animations are ended, and `::before` and `::after` are hidden: with the light and grain layers,
 * which cover every page, axe cannot determine the contrast of nearly all texts and reports it as incomplete.
 * @returns one line per violated rule, with URL, viewport width and elements; empty without violations
 * @throws Error when the page has frames, which would not be checked
 */
export async function axeViolations(page: Page, { only, without }: AxeRules = {}): Promise<string[]> {
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames, and axe would not look into them`)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // Inside the page, `axe` refers to the injected global.
  const found = await page.evaluate(
    async ({ only, without }) => {
      const undrawn = new CSSStyleSheet()
      undrawn.replaceSync(
        '*, *::before, *::after { transition: none !important } *::before, *::after { visibility: hidden !important }',
      )
      document.adoptedStyleSheets.push(undrawn)
      // Half faded in, a screen has half its contrast.
      for (const animation of document.getAnimations()) {
        const { progress, endTime } = animation.effect?.getComputedTiming() ?? {}
        if (typeof progress === 'number' && endTime !== Number.POSITIVE_INFINITY) animation.finish()
      }
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
