import { expect, type Page, test } from '@playwright/test'
import { moodIds } from '#src/domain/mood/mood.ts'
import { pairWords } from '#src/i18n/pairWords.ts'
import { axeViolations } from '#src/tests/support/axe.ts'
import { complaints, holdRequests, hydrated } from '#src/tests/support/browser.ts'

const words = pairWords('en')
const page = '/mood/laugh+cry/'

test('a second light is added after the first, with the keyboard', async ({ page: tab }) => {
  const heard = complaints(tab)
  await tab.goto('/')
  await tab.locator('a[href$="#cry"]').first().click()
  const choice = tab.locator('.choice:visible')
  const add = choice.locator('summary', { hasText: words.add })
  await expect(add).toBeVisible()
  await expect(choice.getByRole('link', { name: 'Laugh' })).toBeHidden()
  await add.focus()
  await tab.keyboard.press('Enter')
  await expect(choice.getByRole('list', { name: words.second }).getByRole('listitem')).toHaveCount(moodIds.length - 1)
  // Chosen in place: both lamps hang there, and the types lead to the pair's pages.
  await choice.getByRole('button', { name: 'Laugh' }).press('Enter')
  await expect(tab).toHaveURL(/\/\?with=laugh#cry$/)
  await expect(choice.getByRole('heading', { level: 1 })).toHaveText('Cry and Laugh it is.')
  await expect(choice.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(choice.locator('.two-lamps .pendant')).toHaveCount(2)
  await expect(choice.locator('.two-lamps [data-mood=laugh]')).toBeVisible()
  await choice.getByRole('link', { name: /^Movies/ }).click()
  await expect(tab).toHaveURL(/\/mood\/laugh\+cry\/movies\/$/)
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Laugh + Cry')
  expect(heard).toEqual([])
})

test('the second light is put out again, and the address brings it back', async ({ page: tab }) => {
  const heard = complaints(tab)
  await tab.goto('/de/?with=cry#laugh')
  const choice = tab.locator('.choice:visible')
  const heading = choice.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Lachen und Weinen soll es sein.')
  await choice.getByRole('button', { name: pairWords('de').out }).click()
  await expect(heading).toHaveText('Lachen soll es sein.')
  await expect(tab).toHaveURL(/\/de\/#laugh$/)
  await expect(choice.locator('.pendant:visible')).toHaveCount(1)
  await expect(choice.locator('a.type').first()).toHaveAttribute('href', '/de/mood/laugh/')
  await tab.goBack()
  await expect(heading).toHaveText('Lachen und Weinen soll es sein.')
  // Another mood begins with one lamp.
  await choice.locator('a[href="#moods"]').click()
  await tab.locator('a[href$="#calm"]').first().click()
  await expect(tab.locator('.choice:visible .pendant').first()).toBeVisible()
  await expect(tab.locator('.two-lamps')).toHaveCount(0)
  await expect(tab).not.toHaveURL(/with=/)
  expect(heard).toEqual([])
})

/** Presses a small lamp whose code does not come yet. @returns what lets it come */
async function pressEarly(tab: Page): Promise<() => void> {
  const release = await holdRequests(tab, '**/secondLight*.js')
  await tab.goto('/')
  await hydrated(tab)
  await tab.locator('a[href$="#cry"]').first().click()
  await tab.locator('.choice:visible summary', { hasText: words.add }).click()
  // No time passes but what the test lets pass.
  await tab.clock.install()
  await tab.clock.pauseAt(Date.now() + 60_000)
  await tab.locator('.choice:visible .second a', { hasText: 'Laugh' }).click()
  await expect(tab).toHaveURL(/\/#cry$/)
  return release
}

test('a press on a small lamp waits for the code that lights it', async ({ page: tab }) => {
  const release = await pressEarly(tab)
  release()
  await expect(tab).toHaveURL(/\/\?with=laugh#cry$/)
  await expect(tab.locator('.choice:visible .two-lamps .pendant')).toHaveCount(2)
})

test('a press on a small lamp opens the pair’s page where the code does not come in time', async ({ page: tab }) => {
  const release = await pressEarly(tab)
  await tab.clock.fastForward(1500)
  await expect(tab).toHaveURL(/\/mood\/laugh\+cry\/$/)
  release()
})

test('without scripts the small lamps lead to the pair’s page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const tab = await context.newPage()
  await tab.goto('/#laugh')
  await tab.locator('.choice:visible summary').click()
  await tab.locator('.choice:visible').getByRole('link', { name: 'Cry', exact: true }).click()
  await expect(tab).toHaveURL(/\/mood\/laugh\+cry\/$/)
  await context.close()
})

for (const colorScheme of ['dark', 'light'] as const) {
  test(`the choice under two lamps is accessible and fits into 320 pixels, ${colorScheme}`, async ({ page: tab }) => {
    await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await tab.setViewportSize({ width: 320, height: 640 })
    await tab.goto('/?with=educational#adrenaline')
    await expect(tab.locator('.two-lamps .pendant')).toHaveCount(2)
    expect(await axeViolations(tab)).toEqual([])
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}

test('each title says why it is for either mood, and shows itself in both lights', async ({ page: tab }) => {
  await tab.goto(page)
  await expect(tab.locator('html')).toHaveAttribute('data-mood', 'laugh')
  await expect(tab.locator('html')).toHaveAttribute('data-mood-2', 'cry')
  const cards = tab.locator('.picks > li:not(.after)')
  await expect(cards).toHaveCount(8)
  for (const card of await cards.all()) {
    await expect(card.locator('.reason')).toHaveCount(2)
    await expect(card.locator('.reason small')).toHaveText(['Laugh', 'Cry'])
    const [first, second] = await card.locator('.reason').allInnerTexts()
    expect(first?.split('\n').at(-1)).not.toBe(second?.split('\n').at(-1))
  }
  const colours = await tab
    .locator('.picks .reason')
    .evaluateAll((reasons) => reasons.slice(0, 2).map((reason) => getComputedStyle(reason).color))
  expect(new Set(colours).size).toBe(2)
})

test('its types are pages of their own, and one light may be put out again', async ({ page: tab }) => {
  await tab.goto(page)
  await tab.locator('.seg').getByRole('link', { name: 'TV' }).click()
  await expect(tab).toHaveURL(/\/mood\/laugh\+cry\/tv\/$/)
  await expect(tab.locator('.picks > li:not(.after)')).toHaveCount(8)
  for (const facts of await tab.locator('.picks .pick-top').allInnerTexts()) expect(facts).toContain('TV Show')
  await tab.getByRole('link', { name: words.out }).click()
  await expect(tab).toHaveURL(/\/mood\/laugh\/tv\/$/)
})

test('a title says where it streams, and is saved', async ({ page: tab }) => {
  await tab.addInitScript(() => localStorage.setItem('selectedCountry', 'US'))
  await tab.goto(page)
  await hydrated(tab)
  const lead = tab.locator('.picks > li:not(.after)').first()
  await expect(lead.locator('.chips li')).not.toHaveCount(0)
  await lead.getByRole('button', { name: /Save/ }).click()
  await expect(lead.getByRole('button', { name: /Save/ })).toHaveAttribute('aria-pressed', 'true')
  const title = await lead.locator('.pick-title').innerText()
  await tab.goto('/saved/')
  await expect(tab.locator('.card-title')).toHaveText([title])
})

test('moods in the other order lead to the same page, in every language', async ({ request }) => {
  for (const [from, to] of [
    ['/mood/cry+laugh/', page],
    ['/de/mood/cry+laugh/tv/', '/de/mood/laugh+cry/tv/'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([301, to])
  }
  expect((await request.get('/mood/laugh+laugh/')).status()).toBe(404)
})

test('the pages are complete without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const tab = await context.newPage()
  await tab.goto('/pt/mood/laugh+cry/')
  await expect(tab.locator('.picks > li:not(.after)')).toHaveCount(8)
  await expect(tab.locator('.picks .reason')).toHaveCount(16)
  await tab.locator('.others a').first().click()
  await expect(tab).toHaveURL(/\/pt\/mood\/laugh\+\w+\/$/)
  await context.close()
})

for (const colorScheme of ['dark', 'light'] as const) {
  test(`a page of two lamps is accessible and fits into 320 pixels, ${colorScheme}`, async ({ page: tab }) => {
    await tab.emulateMedia({ colorScheme })
    await tab.setViewportSize({ width: 320, height: 640 })
    await tab.goto('/de/mood/adrenaline+educational/')
    await hydrated(tab)
    expect(await axeViolations(tab)).toEqual([])
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}
