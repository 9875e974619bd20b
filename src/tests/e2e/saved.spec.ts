import { expect, test } from '@playwright/test'
import { moodIds } from '#src/domain/mood/mood.ts'
import { fill } from '#src/i18n/fill.ts'
import { plural } from '#src/i18n/format.ts'
import { savedWords } from '#src/i18n/savedWords.ts'
import { complaints, hydrated } from '#src/tests/support/browser.ts'
import { cardTitles, saveFirst } from '#src/tests/support/savedTitles.ts'
import { settle } from '#src/tests/support/storedByWorker.ts'

const words = savedWords('en')

test.describe('/saved/', () => {
  test('says that nothing is kept yet, and leads to the lamps', async ({ page }) => {
    const heard = complaints(page)
    await page.goto('/saved/')
    await expect(page.getByRole('heading', { name: words.empty.saved.heading })).toBeVisible()
    await page.getByRole('tab', { name: words.parts.never }).click()
    await expect(page.getByRole('heading', { name: words.empty.never.heading })).toBeVisible()
    await expect(page).toHaveURL(/\/saved\/\?show=never$/)
    await page.goBack()
    await expect(page.getByRole('heading', { name: words.empty.saved.heading })).toBeVisible()
    await page.locator('main .empty a').click()
    await expect(page.locator('.lamp')).toHaveCount(moodIds.length)
    expect(heard).toEqual([])
  })

  test('shows what was saved on a mood’s page, in the order asked for; a title leaves and comes back', async ({
    page,
  }) => {
    await page.goto('/mood/cry/')
    const names = await saveFirst(page, 2)
    await page.locator('.bar-saved').click()
    await expect(page).toHaveURL(/\/saved\/$/)
    await expect(cardTitles(page)).toHaveCount(2)
    expect((await cardTitles(page).allInnerTexts()).sort()).toEqual([...names].sort())
    await expect(page.locator('.count-line')).toHaveText(plural('en', words.count.saved, 2))
    await page.getByRole('link', { name: words.sorts.date }).click()
    await expect(page).toHaveURL(/\?sort=date$/)
    await expect(cardTitles(page)).toHaveText([...names].reverse())
    await page.locator('.kept .act').first().click()
    await expect(cardTitles(page)).toHaveCount(1)
    await page.locator('.toast').getByRole('button', { name: words.undo }).click()
    await expect(cardTitles(page)).toHaveText([...names].reverse())
    await page.reload()
    await expect(cardTitles(page)).toHaveText([...names].reverse())
  })

  test('asks of a seen title whether it lit up, and lets a title in again that was never wanted', async ({ page }) => {
    await page.goto('/mood/cry/')
    await hydrated(page)
    for (const choice of ['Seen it', 'Never']) {
      const card = page.locator('.picks > li').first()
      const name = await card.locator('.pick-title').innerText()
      await card.locator('.act').nth(1).click()
      await page.getByRole('menuitem', { name: choice }).click()
      await expect(page.locator('.toast')).toContainText(name)
      await expect(card.locator('.pick-title')).not.toHaveText(name)
    }
    await page.goto('/saved/?show=seen')
    const litUp = page.getByRole('button', { name: new RegExp(`^${words.litUp}: `) })
    await expect(litUp).toHaveAttribute('aria-pressed', 'false')
    await litUp.click()
    await expect(litUp).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('tab', { name: words.parts.never }).click()
    await page.getByRole('button', { name: new RegExp(`^${words.allow}: `) }).click()
    await expect(page.getByRole('heading', { name: words.empty.never.heading })).toBeVisible()
    await page.locator('.toast').getByRole('button', { name: words.undo }).click()
    await expect(page.locator('.rest li')).toHaveCount(1)
  })
})

test('saves from a list, a search and a title’s page, which says so when it is opened again', async ({ page }) => {
  await page.goto('/movies/')
  await hydrated(page)
  const card = page.locator('.card').first()
  const names = [await card.locator('.card-title').innerText()]
  await card.locator('.act').first().click()
  await expect(page.locator('.toast')).toContainText(names[0] ?? '')
  await card.locator('.act').nth(1).click()
  await expect(page.getByRole('menuitem')).toHaveCount(3)
  await page.keyboard.press('Escape')

  await page.goto('/search/?q=paddington')
  await hydrated(page)
  const hit = page.locator('.hit').first()
  names.push(await hit.locator('h3').innerText())
  await hit.locator('.act').first().click()
  await expect(hit.locator('.act').first()).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/title/movie-935-dr-strangelove/')
  names.push(await page.locator('h1').innerText())
  const save = page.locator('.title-acts .act').first()
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect(save).toBeFocused()
  await page.reload()
  await expect(save).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/saved/?sort=date')
  await expect(cardTitles(page)).toHaveText(names.toReversed())
})

test('similar titles can be saved and let go where they stand, and the page says so when it is opened again', async ({
  page,
}) => {
  const heard = complaints(page)
  await page.goto('/title/movie-935-dr-strangelove/')
  const cards = page.locator('.card:has(> .acts-place)')
  const [first, second] = [cards.first(), cards.nth(1)]
  const save = first.locator('.act').first()
  const name = await first.locator('.card-title').innerText()
  await expect(save).toHaveAccessibleName(`Save: ${name}`)
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.toast')).toContainText(name)
  await second.locator('.act').nth(1).click()
  await page.getByRole('menuitem', { name: 'Never' }).click()
  await expect(second.locator('.acts[data-out]')).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(1)
  // What /saved/ shows of the title; broken off by the reload, it would be heard as a failure.
  const kept = page.waitForResponse(/\/api\/titles\?ids=movie-935/)
  await page.locator('.title-acts .act').first().click()
  await expect(page.locator('.title-acts .act').first()).toHaveAttribute('aria-pressed', 'true')
  await (await kept).finished()
  await page.reload()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect(second.locator('.acts[data-out]')).toBeVisible()
  expect(heard).toEqual([])
})

test('a title that was let go on its page is dim in a list, and stays in its place', async ({ page }) => {
  await page.goto('/movies/')
  const link = page.locator('.card-title a').first()
  const name = await link.innerText()
  await link.click()
  await page.locator('.title-acts .act').nth(1).click()
  await page.getByRole('menuitem', { name: 'Never' }).click()
  await expect(page.locator('.toast')).toContainText(name)
  await page.goto('/movies/')
  await hydrated(page)
  await expect(page.locator('.card').first().locator('.acts[data-out]')).toBeVisible()
  await expect(link).toHaveText(name)
})

test('wishes stay when the type changes, and Back brings the type back', async ({ page }) => {
  await page.goto('/mood/cry/?max=120')
  await hydrated(page)
  await page.locator('.seg a', { hasText: 'Movies' }).click()
  await expect(page).toHaveURL(/\/mood\/cry\/movies\/\?max=120$/)
  await expect(page.getByRole('button', { name: 'Up to 120 minutes', exact: true })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/mood\/cry\/\?max=120$/)
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('what was saved on the sofa is there on the train', async ({ page, context }) => {
    await settle(page, '/mood/cry/')
    const names = await saveFirst(page, 2)
    const kept = () => page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('savedCards:1') ?? '{}')).length)
    await expect.poll(kept).toBe(2)
    await context.setOffline(true)
    await page.goto('/saved/')
    await expect(cardTitles(page)).toHaveCount(2)
    expect((await cardTitles(page).allInnerTexts()).sort()).toEqual([...names].sort())
  })
})

test('works in a browser that stores nothing, and says how long', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await page.goto('/saved/')
  await expect(page.getByText(words.notKept)).toBeVisible()
})

test('takes over a file of Letterboxd, sends nothing, and undoes it', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await page.goto('/saved/?show=seen')
  const chosen = page.locator('input[type=file]')
  await expect(chosen).toBeAttached()
  const rows = [
    'Date,Name,Year,Letterboxd URI',
    '2024-01-02,In the Mood for Love,2000,https://boxd.it/29Po',
    '2024-01-03,Spirited Away,2001,https://boxd.it/2aTw',
    '2024-01-04,No Such Film Anywhere,1901,https://boxd.it/xxxx',
    '2024-01-05,,2003,https://boxd.it/yyyy',
    '2024-01-06,King Kong,,https://boxd.it/zzzz',
  ]
  await chosen.setInputFiles({ name: 'watched.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  await expect(page.locator('.result .big dd')).toHaveText(['2', '1', '1', '1'])
  await expect(page.locator('.result')).toContainText(words.bring.which)
  const take = (count: string) => fill(words.bring.takeTo, { count, part: words.parts.seen })
  await expect(page.getByRole('button', { name: take('2') })).toBeVisible()
  await page.getByRole('button', { name: 'King Kong, 1933' }).click()
  await expect(page.locator('.result .big dd')).toHaveText(['3', '1', '1'])
  await expect(page.locator('.result')).toContainText(fill(words.bring.line, { file: 'watched.csv', line: 4 }))
  await page.getByRole('button', { name: take('3') }).click()
  await expect(cardTitles(page)).toHaveCount(3)
  await expect(page.locator('.toast')).toContainText(plural('en', words.bring.taken, 3))
  await page.locator('.toast').getByRole('button', { name: words.undo }).click()
  await expect(page.getByRole('heading', { name: words.empty.seen.heading })).toBeVisible()
  expect(sent).toEqual([])
})

test('gives back what is kept as files that it reads again', async ({ page }) => {
  await page.goto('/mood/calm/')
  await saveFirst(page, 1)
  await page.goto('/saved/')
  await expect(cardTitles(page)).toHaveCount(1)
  for (const [name, file] of [
    [words.bring.csv, 'moodlight.csv'],
    [words.bring.json, 'moodlight.json'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toBe(file)
    await page.locator('input[type=file]').setInputFiles(await download.path())
    await expect(page.locator('.result .big dd').first()).toHaveText('1')
    await page.getByRole('button', { name: words.bring.notNow }).click()
  }
})
