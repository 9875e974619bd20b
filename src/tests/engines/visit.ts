import { test as base, expect } from '@playwright/test'
import { foundEngines } from './foundEngines.ts'
import { type ListeningSite, startListeningSite } from './listeningSite.ts'
import type { Engine } from './tab.ts'
import { type Visitor, visitorOf } from './visitor.ts'

interface ForEachTest {
  readonly width: number
  readonly visitor: Visitor
  /** Allows complaints that contain this text. */
  readonly expectComplaint: (words: string) => void
}
interface ForEachWorker {
  readonly engine: Engine
  readonly site: ListeningSite
}

/** Width in CSS pixels below which a phone with touch input is emulated. */
const narrow = 600

/**
 * Playwright test with a `visitor` in the browser engine of its project. Fails if unexpected errors, failed requests
 * or CSP violations were reported.
 */
export const test = base.extend<ForEachTest, ForEachWorker>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from here.
    async ({}, use, { project }) => {
      const found = foundEngines().find(({ id }) => id === project.name)
      if (!found) throw new Error(`there is no ${project.name} here`)
      const engine = await found.start()
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: see above.
    async ({}, use) => {
      const site = await startListeningSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  width: [1280, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  expectComplaint: async ({}, use, { annotations }) => {
    await use((description) => void annotations.push({ type: 'expected complaint', description }))
  },
  visitor: async ({ engine, site, width }, use, info) => {
    const complaints: string[] = []
    site.forget()
    const isPhone = width < narrow
    const complain = (text: string): void => void complaints.push(text)
    const tab = await engine.open({ width, height: isPhone ? 844 : 900, hasTouch: isPhone, complain })
    try {
      await use(visitorOf(tab, site.origin))
      if (info.status !== info.expectedStatus) {
        await info.attach('screenshot', { body: await tab.screenshot(), contentType: 'image/png' })
        console.log(
          `${info.title}: the last presses met ${await tab.evaluate("window.presses?.slice(-8).join(' | ')")}`,
        )
      }
      const expected = info.annotations.map(({ description = '' }) => description)
      const all = [`${engine.version}`, ...complaints, ...site.complaints()]
      expect(all.filter((text) => !expected.some((words) => text.includes(words)))).toEqual([engine.version])
    } finally {
      await tab.close()
    }
  },
})
