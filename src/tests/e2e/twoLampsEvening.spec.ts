import { expect, type Page, test } from '@playwright/test'
import { complaints, hydrated } from '#src/tests/support/browser.ts'
import { pickTitles } from '#src/tests/support/pickTitles.ts'
import { part, wish } from '#src/tests/support/wishControls.ts'

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })

const page = '/mood/laugh+cry/'

/** Every card has a reason for each of the two moods, which are not the same. */
async function expectBothSides(tab: Page): Promise<void> {
  for (const card of await tab.locator('.picks > li:not(.after)').all()) {
    await expect(card.locator('.reason small')).toHaveText(['Laugh', 'Cry'])
    const [one, other] = await card.locator('.reason').allInnerTexts()
    expect(one?.split('\n').at(-1)).not.toBe(other?.split('\n').at(-1))
  }
}

test('wishes narrow the list of two lamps, the address has them, Back undoes them and the types keep them', async ({
  page: tab,
}) => {
  const heard = complaints(tab)
  await tab.goto(page)
  await hydrated(tab)
  const order = await pickTitles(tab)
  await wish(tab, 0).click()
  await part(tab, 'length').locator('.upto label', { hasText: '90' }).click()
  await tab.keyboard.press('Escape')
  await expect(tab).toHaveURL(/\/mood\/laugh\+cry\/\?max=90$/)
  await expect(tab.locator('.lead')).toContainText('that fit tonight')
  await expect(tab.locator('.pick-title')).not.toHaveText(order)
  await expectBothSides(tab)
  const narrowed = await pickTitles(tab)
  await tab.reload()
  await expect(tab.locator('.lead')).toContainText('that fit tonight')
  expect(await pickTitles(tab)).toEqual(narrowed)
  await tab.locator('.seg').getByRole('link', { name: 'Movies' }).click()
  await expect(tab).toHaveURL(/\/mood\/laugh\+cry\/movies\/\?max=90$/)
  await expect(tab.locator('.lead')).toContainText('fit tonight')
  for (const facts of await tab.locator('.picks .pick-top').allInnerTexts())
    expect(facts).not.toMatch(/1h (?:3[1-9]|[45])|[2-9]h/)
  await tab.goBack()
  await tab.goBack()
  await expect(tab).toHaveURL(/\/mood\/laugh\+cry\/$/)
  await expect(tab.locator('.pick-title')).toHaveText(order)
  expect(heard).toEqual([])
})

test('the light falls on one title for both, and Back puts it back', async ({ page: tab }) => {
  await tab.goto(page)
  await hydrated(tab)
  const order = await pickTitles(tab)
  await tab.getByRole('button', { name: 'Choose for me' }).click()
  await expect(tab.locator('.tonight')).toHaveText('The light fell on this one')
  await expect(tab.locator('.pick-lead .pick-title a')).toBeFocused()
  await expect(tab.locator('.pick-lead .reason')).toHaveCount(2)
  await tab.getByRole('button', { name: 'Why this one' }).click()
  await expect(tab.locator('.pick-lead .pick-desc + p')).toContainText('Laugh + Cry')
  await tab.goBack()
  await expect(tab.locator('.pick-title')).toHaveText(order)
})

test('nudges turn the list, and what is passed over or let go makes room for the next', async ({ page: tab }) => {
  await tab.goto(page)
  await hydrated(tab)
  const order = await pickTitles(tab)
  await expect(tab.locator('.after')).toContainText('same two lamps')
  await tab.getByRole('checkbox', { name: 'Older' }).check()
  await expect(tab).toHaveURL(/nudge=older$/)
  await expect(tab.locator('.pick-title')).not.toHaveText(order)
  await expectBothSides(tab)
  await tab.goBack()
  await expect(tab.locator('.pick-title')).toHaveText(order)
  await tab.getByRole('button', { name: 'None of these' }).click()
  await expect(tab).toHaveURL(/more=1$/)
  await expect(tab.locator('.after .hint')).toContainText('more under these two')
  await expect(tab.locator('.pick-title').first()).not.toHaveText(order[0] ?? '')
  expect((await pickTitles(tab)).filter((title) => order.includes(title))).toEqual([])
  await expectBothSides(tab)
  await tab.goBack()
  await expect(tab.locator('.pick-title')).toHaveText(order)
  const card = tab.locator('.picks > li').nth(2)
  await card.locator('.act').last().click()
  await tab.getByRole('menuitem', { name: 'Never' }).click()
  await expect(card.locator('.pick-title')).not.toHaveText(order[2] ?? '')
  const left = await pickTitles(tab)
  expect([...left.slice(0, 2), ...left.slice(3)]).toEqual([...order.slice(0, 2), ...order.slice(3)])
  await expectBothSides(tab)
})
