import { expect } from '@playwright/test'
import { z } from '#src/domain/schema.ts'
import { findInPage, type Wanted } from './inPage.ts'
import type { Key, Tab } from './tab.ts'

/** Where a thing stands in the window, and whether a finger would meet it there. */
const foundSchema = z.object({
  count: z.number(),
  text: z.string(),
  x: z.number(),
  y: z.number(),
  isReachable: z.boolean(),
})
type Found = z.infer<typeof foundSchema>

/** For whatever a page takes to do on a busy machine. */
const timeout = 20_000
const intervals = [20, 50, 100]

/** What a visitor does, the same in every engine. Each step waits for what it needs to see. */
export interface Visitor {
  readonly tab: Tab
  readonly goto: (path: string) => Promise<void>
  /** Shows a sign of life, and waits until all that the page does by script is there. */
  readonly settle: () => Promise<void>
  /** Rests the mouse on what is seen. */
  readonly hover: (wanted: Wanted) => Promise<void>
  /** Presses what is seen and can be reached, once it stands still. */
  readonly press: (wanted: Wanted) => Promise<void>
  /** Waits until something is seen. @returns its text */
  readonly see: (wanted: Wanted) => Promise<string>
  /** Waits until so many are seen. */
  readonly seeCount: (wanted: Wanted, count: number) => Promise<void>
  /** Presses a field, and types. */
  readonly write: (field: Wanted, text: string) => Promise<void>
  readonly key: (key: Key) => Promise<void>
  readonly back: () => Promise<void>
  /** Waits until an expression is true in the page, whatever page that is by then. */
  readonly until: (expression: string) => Promise<void>
}

export function visitorOf(tab: Tab, origin: string): Visitor {
  async function find(wanted: Wanted): Promise<Found> {
    return foundSchema.parse(await tab.evaluate(`(${findInPage})(${JSON.stringify(wanted)})`))
  }
  /** Asks again until it holds; a page that is left in the middle of a question has no answer. */
  const until = (expectation: () => Promise<void>): Promise<void> => expect(expectation).toPass({ timeout, intervals })

  async function standing(wanted: Wanted): Promise<Found> {
    let last: Found | null = null
    let found: Found | null = null
    await until(async () => {
      last = found
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
