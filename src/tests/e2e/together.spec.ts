import { expect, test } from '@playwright/test'
import { plural } from '#src/i18n/format.ts'
import { togetherWords } from '#src/i18n/togetherWords.ts'
import { axeViolations } from '#src/tests/support/axe.ts'
import { hydrated } from '#src/tests/support/browser.ts'
import { everybody, leave, type PhonePage, phones } from '#src/tests/support/phonePage.ts'

test('six phones in five languages find what all want, and each screen pleases axe and the console', async ({
  browser,
}) => {
  const all = await phones(browser, ['en', 'de', 'pt', 'es', 'fr', 'en'])
  const [opener, ...guests] = all
  if (!opener) throw new Error('nobody opens the room')
  const code = await opener.open('Ana')
  await everybody(guests, (phone) => phone.join(code))
  await everybody(all, (phone) =>
    expect(phone.page.getByRole('heading', { level: 1 })).toHaveText(
      plural(phone.locale, phone.words.lobby.heading, 6),
    ),
  )
  expect(await axeViolations(opener.page)).toEqual([])
  await opener.begin(6)
  await everybody(all, (phone) => phone.expectPlace(1))
  for (const phone of all.slice(0, 2)) expect(await axeViolations(phone.page)).toEqual([])
  await everybody(all, (phone) => expect(phone.page.locator('.vote h1')).not.toHaveText(/…$/))
  // One no takes the first title out for all; what each voted stays with them until then.
  await everybody(all.slice(1), (phone) => phone.vote('yes'))
  await expect(opener.page.locator('.folk-small .tag')).toHaveCount(5)
  await expect(opener.page.locator('.vote-acts .btn').first()).toHaveAttribute('aria-disabled', 'false')
  await opener.page.keyboard.press('ArrowLeft')
  await everybody(all, (phone) => phone.expectPlace(2))
  await everybody(all, (phone) => phone.vote('yes'))
  await everybody(all, (phone) => phone.expectMatch())
  await expect(opener.page.locator('.match .person')).toHaveCount(6)
  for (const phone of all.slice(0, 2)) expect(await axeViolations(phone.page)).toEqual([])
  for (const { heard } of all) expect(heard).toEqual([])
  await leave(all)
})

test('a room’s link opens in the language of whoever opens it, the plain page does not', async ({
  browser,
  baseURL,
}) => {
  const [opener] = await phones(browser, ['en'])
  if (!opener) throw new Error('nobody opens the room')
  const code = await opener.open('Ana')
  const guest = await browser.newContext({ locale: 'de-AT', serviceWorkers: 'block' })
  const page = await guest.newPage()
  await page.goto(`${baseURL}/together/${code}`)
  await expect(page).toHaveURL(`${baseURL}/de/together/?room=${code}`)
  await expect(page.getByRole('button', { name: togetherWords('de').join.submit })).toBeVisible()
  await page.goto(`${baseURL}/together/`)
  await hydrated(page)
  await expect(page).toHaveURL(`${baseURL}/together/`)
  await guest.close()
  await leave([opener])
})

test('a veto takes a title out once; after twelve without a yes of all the best three are shown', async ({
  browser,
}) => {
  const all = await phones(browser, ['en', 'de'])
  const [ana, rui] = all as [PhonePage, PhonePage]
  const code = await ana.open()
  await rui.join(code, 'Rui')
  await expect(ana.page.getByText('Rui')).toBeVisible()
  await ana.begin(2)
  await everybody(all, (phone) => phone.expectPlace(1))
  await rui.page.getByRole('button', { name: rui.words.vote.veto }).click()
  await rui.page.getByRole('button', { name: rui.words.vote.vetoIt }).click()
  await everybody(all, (phone) => phone.expectPlace(2))
  await expect(rui.page.getByRole('button', { name: rui.words.vote.veto })).toHaveCount(0)
  for (let place = 2; place <= 12; place++) {
    await everybody(all, (phone) => phone.expectPlace(place))
    await ana.vote(place % 2 ? 'yes' : 'no')
    await rui.vote(place % 2 ? 'no' : 'yes')
  }
  await everybody(all, (phone) => expect(phone.page.locator('.three > li')).toHaveCount(3))
  expect(await axeViolations(ana.page)).toEqual([])
  expect(await axeViolations(rui.page)).toEqual([])
  await ana.page.getByRole('button', { name: ana.words.result.choose }).click()
  await everybody(all, (phone) => expect(phone.page.locator('.close.is-chosen')).toHaveCount(1))
  await rui.page.getByRole('button', { name: rui.words.result.more }).click()
  await everybody(all, (phone) => phone.expectPlace(1))
  await leave(all)
})

test('in the lobby whoever leads chooses another light and wishes, and everybody their name', async ({ browser }) => {
  const all = await phones(browser, ['en', 'de'])
  const [ana, rui] = all as [PhonePage, PhonePage]
  const code = await ana.open('Ana')
  await rui.join(code)
  await expect(rui.page.locator('.ticket-code')).toBeVisible()
  // Who does not lead changes only themselves.
  await expect(rui.page.getByText(rui.words.lobby.change)).toHaveCount(0)
  await rui.page.getByText(rui.words.lobby.rename).click()
  await rui.page.getByLabel(rui.words.join.name).fill('Rui')
  await rui.page.locator('.lobby-change .mini[data-mood="calm"]').click()
  await rui.page.getByRole('button', { name: rui.words.lobby.save }).click()
  await expect(rui.page.getByText(rui.words.lobby.rename)).toBeFocused()
  await expect(ana.page.locator('.person[data-mood="calm"]')).toContainText('Rui')

  const left = plural('en', ana.words.lobby.left, 0).replace('0', '')
  const before = await ana.page.getByText(left).innerText()
  await ana.page.getByText(ana.words.lobby.change).click()
  expect(await axeViolations(ana.page)).toEqual([])
  await ana.page.locator('.lobby-change .mini[data-mood="laugh"]').click()
  await ana.page.getByRole('button', { name: 'Any length' }).click()
  await ana.page.getByRole('radio', { name: /^90/ }).check()
  await ana.page.keyboard.press('Escape')
  await ana.page.getByRole('button', { name: ana.words.lobby.set }).click()
  await expect(rui.page.getByRole('status').filter({ hasText: 'Lachen' })).toBeVisible()
  await expect(ana.page.getByText(left)).not.toHaveText(before)
  // Opened again it shows what the room is about.
  await ana.page.getByText(ana.words.lobby.change).click()
  await expect(ana.page.locator('.lobby-change .mini[data-mood="laugh"] input')).toBeChecked()
  await expect(ana.page.locator('.lobby-change .wishes')).toContainText('90')
  await leave(all)
})

test('a reload, a lost line and a leaving opener end nothing; a latecomer is let in', async ({ browser }) => {
  const all = await phones(browser, ['en', 'de', 'fr'])
  const [ana, rui, mia] = all as [PhonePage, PhonePage, PhonePage]
  const code = await ana.open('Ana')
  await rui.join(code, 'Rui')
  await expect(ana.page.getByText('Rui')).toBeVisible()
  await ana.begin(2)
  await rui.expectPlace(1)
  await rui.page.reload()
  await rui.expectPlace(1)

  // What is done without a line is done when it is back.
  await rui.page.context().setOffline(true)
  await rui.vote('yes')
  await expect(rui.page.getByText(rui.words.waits)).toBeVisible()
  await expect(rui.page.getByRole('button', { name: rui.words.vote.yes, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await rui.page.context().setOffline(false)
  await expect(ana.page.locator('.folk-small .tag')).toHaveCount(1)
  await expect(rui.page.getByText(rui.words.waits)).toBeHidden()

  await mia.join(code, 'Mia')
  await expect(mia.page.getByRole('alert').filter({ hasText: mia.words.problems.voting_begun })).toBeVisible()
  await ana.page.getByRole('button', { name: ana.words.vote.letIn }).click()
  await expect(ana.page.getByRole('button', { name: ana.words.vote.shut })).toBeVisible()
  await mia.page.getByRole('button', { name: mia.words.join.submit }).click()
  await mia.expectPlace(1)

  await ana.page.getByRole('button', { name: ana.words.vote.leave, exact: true }).click()
  await expect(ana.page.getByRole('heading', { level: 1 })).toHaveText(ana.words.title)
  await expect(
    rui.page
      .getByRole('button', { name: rui.words.vote.letIn })
      .or(rui.page.getByRole('button', { name: rui.words.vote.shut })),
  ).toBeVisible()
  await everybody([rui, mia], (phone) => phone.vote('yes'))
  await everybody([rui, mia], (phone) => phone.expectMatch())
  await leave(all)
})

test('a change of the language stays in the room, and at its door with the letters of the invitation', async ({
  browser,
}) => {
  const all = await phones(browser, ['en'])
  const [phone] = all
  if (!phone) throw new Error('nobody opens the room')
  const { page } = phone
  const german = page.locator('header a[data-language=de]').first()
  await page.goto('/together/?room=BCDFG-HJKLMP')
  await expect(german).toHaveAttribute('href', '/de/together/?room=BCDFG-HJKLMP')
  const code = await phone.open('Ana')
  await expect(german).toHaveAttribute('href', `/de/together/?room=${code}`)
  await german.evaluate((link: HTMLElement) => link.click())
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plural('de', togetherWords('de').lobby.heading, 1))
  await leave(all)
})

test('strangers, wrong letters and closed rooms get a plain sentence', async ({ page }) => {
  const words = togetherWords('en')
  await page.goto('/together/')
  const join = page.locator('form.join')
  await join.getByLabel(words.join.code).fill('HELLO')
  await join.getByRole('button', { name: words.join.submit }).click()
  await expect(join.getByRole('alert')).toHaveText(words.problems.invalid_request)
  await join.getByLabel(words.join.code).fill('zzzzz')
  await join.getByRole('button', { name: words.join.submit }).click()
  await expect(join.getByRole('alert')).toHaveText(words.problems.unknown_room)
  expect(await axeViolations(page)).toEqual([])
})

test('a link with letters opens the door in the visitor’s language, in either case', async ({ request }) => {
  for (const path of ['/together/BCDFG-HJKLMP', '/TOGETHER/BCDFG-HJKLMP']) {
    const german = await request.get(path, { maxRedirects: 0, headers: { cookie: 'nf_country=DE' } })
    expect([german.status(), german.headers()['location']]).toEqual([
      302,
      expect.stringMatching(/\/de\/together\/\?room=BCDFG-HJKLMP$/),
    ])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says how it goes, and what it needs', async ({ page }) => {
    const { how, withoutScripts } = togetherWords('en')
    await page.goto('/together/')
    await expect(page.locator('noscript .note')).toHaveText(withoutScripts, { useInnerText: true })
    for (const { heading } of how.steps) await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  })
})

test('lamps that are lit before the page runs are those of the room', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_astro/Together.*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/together/')
  for (const mood of ['laugh', 'cry', 'escape']) await page.locator(`.room-lamps .mini[data-mood=${mood}]`).click()
  release()
  await hydrated(page)
  await expect(page.locator('.room-lamps :checked')).toHaveCount(2)
  await page.getByRole('button', { name: togetherWords('en').open }).click()
  await expect(page.locator('main')).toContainText('Laugh + Cry')
})
