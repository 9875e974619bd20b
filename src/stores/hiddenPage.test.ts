import { atom } from 'nanostores'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeBrowser } from '#src/tests/support/fakeBrowser.ts'

/** A page that asks for a country's list, in a browser that can be hidden. */
async function page() {
  const browser = fakeBrowser()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  vi.resetModules()
  const { question } = await import('./question.ts')
  const $wish = atom({ country: 'BR' })
  const asked: string[] = []
  const $list = question('list', $wish, async ({ country }) => {
    asked.push(country)
    return country
  })
  onTestFinished($list.listen(() => {}))
  const shows = (country: string) =>
    vi.waitFor(() => expect($list.get()).toEqual({ status: 'ready', answer: country }), { interval: 1 })
  const setVisible = (isVisible: boolean): void => {
    browser.setVisible(isVisible)
    // Events of a document reach its window.
    window.dispatchEvent(new Event('visibilitychange'))
  }
  await shows('BR')
  return { $wish, asked, shows, setVisible }
}

test('what a hidden page skipped is asked for once it is seen again', async () => {
  const { $wish, asked, shows, setVisible } = await page()
  setVisible(false)
  $wish.set({ country: 'DE' })
  await new Promise((done) => setTimeout(done))
  setVisible(true)
  await shows('DE')
  expect(asked).toEqual(['BR', 'DE'])
})

test('also where it was asked for before, and is older than five minutes', async () => {
  const { $wish, asked, shows, setVisible } = await page()
  $wish.set({ country: 'DE' })
  await shows('DE')
  vi.setSystemTime(Date.now() + 6 * 60_000)
  setVisible(false)
  $wish.set({ country: 'BR' })
  await new Promise((done) => setTimeout(done))
  setVisible(true)
  await shows('BR')
  expect(asked).toEqual(['BR', 'DE', 'BR'])
})

test('what is on screen is not asked for again, however old', async () => {
  const { asked, setVisible } = await page()
  vi.setSystemTime(Date.now() + 60 * 60_000)
  setVisible(false)
  setVisible(true)
  await new Promise((done) => setTimeout(done))
  expect(asked).toEqual(['BR'])
})
