import { expect } from '@playwright/test'
import { z } from '#src/domain/schema.ts'
import { findInPage, standInPage, type Wanted } from './inPage.ts'
import type { Key, Tab } from './tab.ts'

/** Result of `findInPage`. */
const foundSchema = z.object({
  count: z.number(),
  text: z.string(),
  x: z.number(),
  y: z.number(),
  isReachable: z.boolean(),
})
type Found = z.infer<typeof foundSchema>
const nowhere: Found = { count: 0, text: '', x: 0, y: 0, isReachable: false }

/** Timeout of each step in milliseconds, generous for a busy machine. */
const timeout = 20_000
const intervals = [20, 50, 100]

/** User actions, independent of the engine. Each step waits for its preconditions. */
export interface Visitor {
  readonly tab: Tab
  readonly goto: (path: string) => Promise<void>
  /** Triggers the first interaction, and waits until deferred scripts have run and all islands are hydrated. */
  readonly settle: () => Promise<void>
  /** Moves the mouse pointer over a visible element. */
  readonly hover: (wanted: Wanted) => Promise<void>
  /** Clicks or taps an element once it is visible, not covered and not moving. */
  readonly press: (wanted: Wanted) => Promise<void>
  /** Waits until an element is visible. @returns its `aria-label` and text content */
  readonly see: (wanted: Wanted) => Promise<string>
  /** Waits until exactly `count` matching elements are visible. */
  readonly seeCount: (wanted: Wanted, count: number) => Promise<void>
  /** Focuses a field by pressing it, and types. */
  readonly write: (field: Wanted, text: string) => Promise<void>
  readonly key: (key: Key) => Promise<void>
  readonly back: () => Promise<void>
  /** Waits until an expression is true in the current page, also across navigations. */
  readonly until: (expression: string) => Promise<void>
}

export function visitorOf(tab: Tab, origin: string): Visitor {
  async function find(wanted: Wanted): Promise<Found> {
    return foundSchema.parse(await tab.evaluate(`(${findInPage})(${JSON.stringify(wanted)})`))
  }
  /** Retries an assertion; a navigation during an evaluation makes it fail temporarily. */
  const until = (expectation: () => Promise<void>): Promise<void> => expect(expectation).toPass({ timeout, intervals })

  async function standing(wanted: Wanted): Promise<Found> {
    let found = nowhere
    await until(async () => {
      found = foundSchema.parse(await tab.evaluate(`(${standInPage})(${findInPage}, ${JSON.stringify(wanted)})`))
      expect(found, `${JSON.stringify(wanted)} can be pressed, and stands still`).toMatchObject({ isReachable: true })
    })
    return found
  }

  const visitor: Visitor = {
    tab,
    goto: (path) => tab.goto(origin + path),
    async settle() {
      await visitor.until("customElements.get('location-picker') !== undefined")
      await tab.evaluate("window.dispatchEvent(new Event('pointermove'))")
      await visitor.until("document.querySelector('astro-island[ssr]') === null")
    },
    async hover(wanted) {
      await tab.move(await standing(wanted))
    },
    async press(wanted) {
      await tab.press(await standing(wanted))
    },
    async see(wanted) {
      let text = ''
      await until(async () => {
        const found = await find(wanted)
        expect(found.count, `${JSON.stringify(wanted)} is seen`).toBeGreaterThan(0)
        text = found.text
      })
      return text
    },
    seeCount: (wanted, count) =>
      until(async () => expect((await find(wanted)).count, JSON.stringify(wanted)).toBe(count)),
    async write(field, text) {
      await visitor.press(field)
      await visitor.until(`document.activeElement.matches(${JSON.stringify(field.css)})`)
      await tab.type(text)
    },
    key: (key) => tab.key(key),
    back: () => tab.back(),
    until: (expression) => until(async () => expect(await tab.evaluate(expression), expression).toBe(true)),
  }
  return visitor
}
