import { expect, test } from '@playwright/test'
import { plural } from '#src/i18n/format.ts'
import { savedWords } from '#src/i18n/savedWords.ts'
import { complaints } from '#src/tests/support/browser.ts'
import { cardTitles, saveFirst } from '#src/tests/support/savedTitles.ts'

const words = savedWords('en')

test('tonight’s wishes narrow what was saved; what does not fit waits, and says why', async ({ page }) => {
  const heard = complaints(page)
  await page.addInitScript(() => localStorage.setItem('selectedCountry', 'BR'))
  await page.goto('/mood/cry/')
  const names = await saveFirst(page, 5)
  await page.goto('/saved/?sort=date')
  await expect(cardTitles(page)).toHaveCount(5)
  await page.getByRole('button', { name: 'Any length' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('.upto label').nth(3).click()
  await expect(page).toHaveURL(/\/saved\/\?sort=date&max=90$/)
  // The address changes before the list does.
  await expect(page.locator('.waits')).toBeVisible()
  const fitting = await page.locator('.kept:not(.waits *) .card-title').count()
  await expect(sheet.getByRole('button', { name: `Show ${fitting}` })).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  expect(fitting).toBeLessThan(5)
  const waiting = page.locator('.waits')
  // Of the day's five some may be of unknown length; those wait as well, and it is said why.
  const [long, unknown] = [words.tooLong, words.lengthUnknown].map(({ other }) => other.replace('{count}', '\\d+'))
  await expect(waiting).toContainText(new RegExp(`${long}|${plural('en', words.tooLong, 1)}|${unknown}`))
  await expect(waiting.locator('.card-title')).toHaveCount(5 - fitting)
  await waiting.locator('summary').click()
  // What was folded has no text until it is laid out.
  await expect.poll(async () => (await cardTitles(page).allInnerTexts()).toSorted()).toEqual(names.toSorted())
  await expect(page.locator('header a[data-language=de]').first()).toHaveAttribute(
    'href',
    '/de/saved/?sort=date&max=90',
  )
  // A reload would break off the code of the chip.
  await expect(page.locator('.wish-set')).toHaveText('Up to 90 minutes')
  await page.reload()
  await expect(page.locator('.wish-set')).toHaveText('Up to 90 minutes')
  await expect(page.locator('.count-line b')).toHaveText(plural('en', words.fit.wishes, fitting))
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(/\/saved\/\?sort=date$/)
  await expect(cardTitles(page)).toHaveText(names.toReversed())
  await page.goBack()
  await expect(page.locator('.wish-set')).toHaveCount(1)
  expect(heard).toEqual([])
})
