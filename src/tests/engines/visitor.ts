import { expect } from '@playwright/test'
import { z } from '#src/domain/schema.ts'
import { findInPage, type Wanted } from './inPage.ts'
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

/** Timeout of each step in milliseconds, generous for a busy machine. */
const timeout = 20_000
const intervals = [20, 50, 100]
const twoFrames = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))'

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
    let last: Found | null = null
    let found: Found | null = null
    await until(async () => {
      last = found
      // A scroll moves what follows once more: sections outside the viewport are laid out only in the next frame.
      await tab.evaluate(twoFrames)
      found = await find(wanted)
      expect(found, `${JSON.stringify(wanted)} can be pressed`).toMatchObject({ isReachable: true })
      expect({ x: found.x, y: found.y }, `${JSON.stringify(wanted)} stands still`).toEqual({ x: last?.x, y: last?.y })
    })
    return found ?? (await find(wanted))
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
