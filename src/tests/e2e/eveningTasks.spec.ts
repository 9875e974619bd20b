import { expect, type Locator, test } from '@playwright/test'
import { complaints, hydrated } from '#src/tests/support/browser.ts'
import { pickTitles } from '#src/tests/support/pickTitles.ts'
import { part, wish } from '#src/tests/support/wishControls.ts'

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

test('what somebody pays for and understands is kept: the next evening’s film takes four taps', async ({ page }) => {
  const heard = complaints(page)
  await page.addInitScript(() => localStorage.setItem('selectedCountry', 'US'))
  await page.goto('/mood/laugh/movies/')
  await hydrated(page)
  await wish(page, 1).click()
  await part(page, 'services').locator('.tickrow', { hasText: 'Netflix' }).click()
  await part(page, 'languages').locator('.tick label', { hasText: 'English' }).click()
  await expect(page).toHaveURL(/\?on=netflix&lang=en$/)
  // The button counts at once, the line says so when the list is there.
  const count = Number(/\d+/.exec(await page.locator('.sheet:popover-open .sheet-foot .btn').innerText())?.[0])
  await expect(page.locator('.mood-head .lead')).toContainText(
    count > 8 ? `of the ${count} that fit tonight` : 'all that fit tonight',
  )
  const fitting = await page.locator('.mood-head .lead').innerText()

  await page.goto('/')
  await hydrated(page)
  await page.locator('.lamp[data-mood=laugh]').click()
  await page.locator('.choice:has(:target) .type').nth(1).click()
  // As it was left: only what is included, which nobody has changed.
  await expect(page).toHaveURL(/\/mood\/laugh\/movies\/\?on=netflix&lang=en$/)
  await expect(page.locator('.mood-head .lead')).toHaveText(fitting)
  await wish(page, 0).click()
  await part(page, 'length').locator('.upto label').nth(4).click()
  await expect(page).toHaveURL(/\?max=120&on=netflix&lang=en$/)
  // A wish that is changed at once gives up the question for the cards of the one before.
  expect(heard.filter((text) => !/^failed: \S+\/api\/titles\?/.test(text))).toEqual([])
})

test('seen all eight: one tap, and eight others stand there', async ({ page }) => {
  await page.goto('/mood/calm/')
  await hydrated(page)
  const before = await pickTitles(page)
  await page.getByRole('button', { name: 'None of these' }).click()
  await expect(page.locator('.picks[data-own]:not([aria-busy])')).toBeVisible()
  const after = await pickTitles(page)
  expect(after).toHaveLength(8)
  expect(after.filter((title) => before.includes(title))).toEqual([])
})

test('on a phone what one may do with a title is in sight, whatever its services are called', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('selectedCountry', 'BR'))
  await page.goto('/de/mood/calm/')
  await hydrated(page)
  await expect(page.locator('.pick .chip').first()).toBeVisible()
  for (const card of await page.locator('article.pick').all()) {
    await card.locator('.act').first().scrollIntoViewIfNeeded()
    const box = await card.locator('.act').nth(1).boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  }
  await page.locator('.pick-lead .act').first().click()
  await expect(page.locator('.pick-lead .act').first()).toHaveAttribute('aria-pressed', 'true')
})

for (const width of [390, 1440]) {
  test(`a film under 90 minutes on Netflix without subtitles, as a new visitor: six taps at ${width} px`, async ({
    page,
  }) => {
    const heard = complaints(page)
    let taps = 0
    const tap = async (control: Locator): Promise<void> => {
      taps++
      await control.click()
    }
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(() => localStorage.setItem('selectedCountry', 'US'))
    await page.goto('/')
    await hydrated(page)
    await tap(page.locator('.lamp[data-mood=calm]'))
    await tap(page.locator('.choice:has(:target) .type').nth(1))
    await tap(wish(page, 0))
    await tap(part(page, 'length').locator('.upto label', { hasText: '90' }))
    // On a phone the sheet has all wishes; at a desk each popover offers the commonest of the others.
    const sheet = page.locator('.sheet:popover-open')
    await tap(sheet.locator('label', { hasText: 'Netflix' }))
    await tap(sheet.locator('label', { hasText: 'No subtitles' }))
    expect(taps).toBeLessThanOrEqual(6)
    await expect(page).toHaveURL(/\/mood\/calm\/movies\/\?max=90&on=netflix&lang=en$/)
    await expect(page.locator('.picks[data-own] .pick').first()).toBeVisible()

    // Back closes the sheet and keeps what was chosen in it; the next one undoes that.
    const wished = page.url()
    await page.goBack()
    await expect(page.locator('.sheet:popover-open')).toHaveCount(0)
    await expect(page).toHaveURL(wished)
    await expect(page.locator('.wish-set')).toHaveCount(3)
    await page.goBack()
    await expect(page).toHaveURL(/\/mood\/calm\/movies\/$/)
    await expect(page.locator('.wish-set')).toHaveCount(0)
    expect(heard).toEqual([])
  })
}

test('at a desk what a popover offers of the other wishes stays where it is, and is taken back by a second press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() => localStorage.setItem('selectedCountry', 'US'))
  await page.goto('/mood/calm/')
  await hydrated(page)
  await wish(page, 0).click()
  const sheet = page.locator('.sheet:popover-open')
  await expect(sheet.getByText('Also tonight')).toBeVisible()
  // Its last sentence is whole.
  await expect
    .poll(() => sheet.locator('.sheet-body').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBe(0)
  await page.keyboard.press('Escape')
  await wish(page, 1).click()
  const also = page.locator('.sheet:popover-open .sheet-also label')
  await expect(also).toHaveText(['Up to 90 minutes', 'No subtitles'])
  await also.nth(0).click()
  await expect(page).toHaveURL(/\?max=90$/)
  await expect(also.nth(0).getByRole('checkbox')).toBeChecked()
  await also.nth(0).click()
  await expect(page).toHaveURL(/\/mood\/calm\/$/)
  await expect(also).toHaveText(['Up to 90 minutes', 'No subtitles'])
})

test('Back closes an open sheet, and does not leave the page', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/about/')
    await page.goto('/mood/calm/')
    await hydrated(page)
    await wish(page, 3).click()
    await expect(page.locator('.sheet:popover-open')).toBeVisible()
    await page.goBack()
    await expect(page.locator('.sheet:popover-open')).toHaveCount(0)
    await expect(page).toHaveURL(/\/mood\/calm\/$/)
    // Closed otherwise: Back leads where it would have led without it.
    await wish(page, 3).click()
    await expect(page.locator('.sheet:popover-open')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('.sheet:popover-open')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/about\/$/)
  }
})

test('what is left out is for tonight, or kept until it is changed', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('selectedCountry', 'US'))
  await page.goto('/mood/calm/')
  await hydrated(page)
  await wish(page, 3).click()
  await part(page, 'leaveOut').locator('.tickrow', { hasText: 'An animal dies' }).click()
  await expect(page).toHaveURL(/\?not=animal-death$/)
  await page.goto('/mood/laugh/')
  await hydrated(page)
  await expect(page.locator('.wish-set')).toHaveCount(0)
  await page.goto('/mood/calm/?not=animal-death')
  await hydrated(page)
  await page.locator('.wish-set .wish-open').click()
  await part(page, 'leaveOut').getByRole('checkbox', { name: 'Keep this' }).check()
  await page.goto('/mood/laugh/')
  await hydrated(page)
  await expect(page).toHaveURL(/\?not=animal-death$/)
})

test('a control answers before the list and the address follow', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('selectedCountry', 'US'))
  await page.goto('/mood/cry/')
  await hydrated(page)
  await wish(page, 0).click()
  const button = page.locator('.sheet:popover-open .sheet-foot .btn')
  await expect(button).toHaveText(/^Show \d/)
  const number = await button.innerText()
  await page.evaluate(() => {
    const look = () => [
      document.querySelector('.sheet:popover-open .sheet-foot .btn')?.textContent,
      [...document.querySelectorAll('.pick-title')].map((title) => title.textContent).join(),
      window.location.search,
    ]
    const before = look()
    window.addEventListener('click', () => {
      // Behind all that the press does at once, and before its frame's own tasks.
      setTimeout(() => {
        document.documentElement.dataset['changed'] = look()
          .map((part, place) => part !== before[place])
          .join()
      })
    })
  })
  await part(page, 'length').locator('.upto label', { hasText: '90' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-changed', 'true,false,false')
  await expect(button).not.toHaveText(number)
  await expect(page).toHaveURL(/\?max=90$/)
  await expect(page.locator('.picks[data-own]:not([aria-busy])')).toBeVisible()
})

test('a service says how many titles it carries of those that keep to the other wishes', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('selectedCountry', 'US'))
  await page.goto('/mood/cry/?max=90')
  await hydrated(page)
  await wish(page, 1).click()
  await expect(page.locator('.sheet:popover-open .sheet-foot .btn')).toHaveText(/^Show \d/)
  const fitting = Number(/\d+/.exec(await page.locator('.sheet:popover-open .sheet-foot .btn').innerText())?.[0])
  const row = part(page, 'services').locator('.tickrow', { hasText: 'Netflix' })
  const [carried, all] =
    /(\d+) of (\d+)/
      .exec(await row.innerText())
      ?.slice(1)
      .map(Number) ?? []
  expect(all).toBe(fitting)
  await row.click()
  await expect(page.locator('.sheet:popover-open .sheet-foot .btn')).toHaveText(`Show ${carried}`)
})
