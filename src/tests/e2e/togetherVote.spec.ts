import { type Browser, expect, type Page, test } from '@playwright/test'
import { fill } from '#src/i18n/fill.ts'
import { everybody, leave, PhonePage, phones } from '#src/tests/support/phonePage.ts'

/** Phones as high as they are below the bars of their browsers, and one that lies on its side. */
const small = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
] as const
const desk = { width: 1280, height: 800 }

/** Two phones of which the first opened the room; the vote is on. */
async function voting(
  browser: Browser,
  locales: readonly ['de', 'fr'] = ['de', 'fr'],
): Promise<[PhonePage, PhonePage]> {
  const [ana, rui] = (await phones(browser, locales)) as [PhonePage, PhonePage]
  await rui.join(await ana.open('Ana'), 'Rui')
  await expect(ana.page.getByText('Rui')).toBeVisible()
  await ana.begin(2)
  await everybody([ana, rui], (phone) => phone.expectPlace(1))
  return [ana, rui]
}

/** Where the buttons of a vote are, and whether the page could be scrolled. */
function buttons(page: Page) {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('.vote-acts > button')].map((button) => button.getBoundingClientRect())
    return {
      tops: rows.map(({ top }) => Math.round(top)),
      left: Math.round(rows[0]?.left ?? -1),
      isOnScreen: rows.length > 1 && rows.every(({ bottom, right }) => bottom <= innerHeight && right <= innerWidth),
      heights: rows.map(({ height }) => height),
      scrolls: document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth,
    }
  })
}

/** Presses No in the moment in which the next title comes: the second half of a double tap. */
function pressAtNextTitle(page: Page): Promise<void> {
  return page.evaluate(() => {
    const before = document.querySelector('.vote-body')
    return new Promise<void>((done) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('.vote-body') === before) return
        observer.disconnect()
        document.querySelector<HTMLElement>('.vote-acts .btn')?.click()
        done()
      })
      observer.observe(document.body, { subtree: true, childList: true })
    })
  })
}

test('the buttons of a vote are on the screen of small phones, at the same place for all twelve titles', async ({
  browser,
}) => {
  const both = await voting(browser)
  const seen = new Map<string, Set<string>>()
  for (let place = 1; place <= 12; place++) {
    for (const phone of both) {
      await phone.expectPlace(place)
      await expect(phone.page.locator('.vote-say .facts')).toBeVisible()
      for (const size of small) {
        await phone.page.setViewportSize(size)
        const at = `${phone.locale} ${size.width}x${size.height}`
        const { tops, isOnScreen, heights, scrolls } = await buttons(phone.page)
        expect(
          { isOnScreen, scrolls, isHigh: heights.every((height) => height >= 44) },
          `${at}, title ${place}`,
        ).toEqual({
          isOnScreen: true,
          scrolls: false,
          isHigh: true,
        })
        seen.set(at, (seen.get(at) ?? new Set()).add(tops.join()))
      }
    }
    await everybody(both, (phone) => phone.vote('no'))
  }
  expect([...seen].map(([at, tops]) => [at, tops.size])).toEqual([...seen.keys()].map((at) => [at, 1]))
  await leave(both)
})

test('the buttons stay where they are when a card comes, a vote is given or a veto thought of; a double tap is one vote', async ({
  browser,
}) => {
  const [ana, rui] = await voting(browser)
  for (const [phone, size] of [
    [ana, desk],
    [rui, { width: 390, height: 664 }],
  ] as const) {
    const { page, words } = phone
    await page.setViewportSize(size)
    let bring = (): void => {}
    const held = new Promise<void>((done) => {
      bring = done
    })
    await page.route('**/api/titles?*', async (route) => {
      await held
      await route.continue()
    })
    await page.reload()
    await phone.expectPlace(1)
    const before = await buttons(page)
    expect(await page.locator('.vote-say .facts').count()).toBe(0)
    bring()
    await expect(page.locator('.vote-say .facts')).toBeVisible()
    expect(await buttons(page)).toEqual(before)
    await page.getByRole('button', { name: words.vote.veto }).click()
    await expect(page.getByRole('button', { name: words.vote.vetoIt })).toBeVisible()
    expect((await buttons(page)).tops).toEqual(before.tops)
    await page.getByRole('button', { name: words.vote.keep, exact: true }).click()
  }
  await rui.vote('yes')
  await expect(ana.page.locator('.folk-small .tag')).toHaveCount(1)
  const waiting = await buttons(rui.page)
  const pressed = pressAtNextTitle(ana.page)
  await ana.vote('no')
  await pressed
  await everybody([ana, rui], (phone) => phone.expectPlace(2))
  expect((await buttons(rui.page)).tops).toEqual(waiting.tops)
  await expect(ana.page.locator('.vote-acts .btn').first()).toHaveAttribute('aria-disabled', 'false')
  await expect(ana.page.locator('.vote-acts [aria-pressed=true]')).toHaveCount(0)
  await leave([ana, rui])
})

test('one person is one member: in a second tab, with the code typed, and where nothing can be kept', async ({
  browser,
}) => {
  const [ana] = (await phones(browser, ['en'])) as [PhonePage]
  const code = await ana.open('Ana')
  const second = new PhonePage(await ana.page.context().newPage(), 'en')
  await second.page.goto('/together/')
  // Said without a touch of the page.
  await expect(second.page.getByText(fill(second.words.join.back, { code }))).toBeVisible()
  const form = second.page.locator('form.join')
  await form.getByLabel(second.words.join.code).fill(code)
  await form.getByRole('button', { name: second.words.join.submit }).click()
  await expect(second.page.locator('.ticket-code')).toBeVisible()
  const third = await ana.page.context().newPage()
  await third.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await third.goto(`/together/?room=${code}`)
  await expect(third.locator('.ticket-code')).toBeVisible()
  for (const page of [ana.page, second.page, third]) {
    await expect(page.locator('.lobby .person:not(.is-open)')).toHaveCount(1)
  }
  await leave([ana])
})

test('a phone that slept while the others went on shows at once what all want', async ({ browser }) => {
  const [ana, rui] = await voting(browser)
  const sleep = (isAsleep: boolean) =>
    rui.page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isAsleep)
  await rui.vote('yes')
  await expect(ana.page.locator('.folk-small .tag')).toHaveCount(1)
  let asked = 0
  rui.page.on('request', (request) => {
    if (request.url().includes('/api/together/')) asked += 1
  })
  await sleep(true)
  await ana.vote('yes')
  await ana.expectMatch()
  await rui.expectPlace(1)
  // A question that was under way is answered; no other follows.
  expect(asked).toBeLessThanOrEqual(1)
  await sleep(false)
  await rui.expectMatch()
  await leave([ana, rui])
})
