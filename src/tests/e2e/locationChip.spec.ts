import { expect, test } from '@playwright/test'

test.describe('the location chip', () => {
  test('says "Worldwide" where nothing is known, and the place where it is', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('.loc .place')).toHaveText('Worldwide')
    await page.route('**/api/location', (route) =>
      route.fulfill({
        json: { countryCode: 'GB', country: 'United Kingdom', city: 'London', region: 'England', detectedFrom: 'ip' },
      }),
    )
    await page.reload()
    await expect(page.locator('.loc .place')).toHaveText('London, England')
    await expect(page.locator('.loc')).toContainText('GB')
  })

  test('says "Detecting location..." while it asks', async ({ page }) => {
    await page.route('**/api/location', () => new Promise(() => {}))
    await page.goto('/')
    await expect(page.locator('.loc .place')).toHaveText('Detecting location...')
  })

  test('chooses a country by keyboard, keeps it, and goes back to automatic', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('.loc .place')).toHaveText('Worldwide')
    await page.locator('.loc').focus()
    await page.keyboard.press('Enter')
    const list = page.getByRole('listbox', { name: 'Countries' })
    await expect(list).toBeFocused()
    await expect(list.getByRole('option')).toHaveCount(13)
    await page.keyboard.press('f')
    await page.keyboard.press('Enter')
    await expect(page.locator('.loc .place')).toHaveText('France')
    expect(await page.evaluate(() => localStorage.getItem('selectedCountry'))).toBe('FR')
    await page.locator('.loc').click()
    await expect(list.getByRole('option', { selected: true })).toContainText('France')
    await page.getByRole('option', { name: /Auto/ }).click()
    await expect(page.locator('.loc .place')).toHaveText('Worldwide')
  })

  test('keeps a letter that was typed in the moment in which its list opened', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('.loc .place')).toHaveText('Worldwide')
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('button.loc')?.click()
      document.querySelector('[role=listbox]')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }))
    })
    await expect(page.getByRole('listbox', { name: 'Countries' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('.loc .place')).toHaveText('Japan')
  })
})
