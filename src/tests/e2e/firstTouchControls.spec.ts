import { expect, type Page, test } from '@playwright/test'
import { onFirstTouch, press, ways } from '#src/tests/support/firstTouch.ts'

const atOnce = { timeout: 2000 }
const title = '/title/movie-843-in-the-mood-for-love/'
const place = (page: Page) => page.locator('.loc .place')

for (const way of ways) {
  test.describe(`the very first press, ${way}`, () => {
    test('the menu', async ({ browser, baseURL }) => {
      await onFirstTouch(browser, { way, url: `${baseURL}/about/` }, async (page) => {
        await press(page, '.bar .menu-btn', way)
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible(atOnce)
        await press(page, 'dialog .menu-btn', way)
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
    })

    test('a search from the menu', async ({ browser, baseURL }) => {
      await onFirstTouch(browser, { way, url: `${baseURL}/about/` }, async (page) => {
        await press(page, '.bar .menu-btn', way)
        await page.getByRole('dialog').getByRole('searchbox').pressSequentially('love')
        // What counts is when the page is asked for; how soon the server answers is not the menu's doing.
        const asked = page.waitForRequest(/\/search\/\?q=love$/, atOnce)
        await page.keyboard.press('Enter')
        await asked
        await expect(page).toHaveURL(/\/search\/\?q=love$/)
        await expect(page.locator('.hit').first()).toBeVisible()
      })
    })

    test('letters in the search page’s box, with and without Enter', async ({ browser, baseURL }) => {
      await onFirstTouch(browser, { way, url: `${baseURL}/search/` }, async (page) => {
        await page.getByRole('combobox').pressSequentially('amelie')
        await expect(page.getByRole('heading', { name: 'Search Results for "amelie"' })).toBeVisible()
        await expect(page.locator('.hit h3').first()).toHaveText('Amélie')
        await expect(page).toHaveURL(/\?q=amelie$/)
      })
      await onFirstTouch(browser, { way, url: `${baseURL}/search/` }, async (page) => {
        await page.getByRole('combobox').pressSequentially('amelie')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/\?q=amelie$/, atOnce)
        await expect(page.locator('.hit h3').first()).toHaveText('Amélie')
        await expect(page.getByRole('combobox')).toHaveValue('amelie')
      })
    })

    test('letters in a list’s box', async ({ browser, baseURL }) => {
      await onFirstTouch(browser, { way, url: `${baseURL}/movies/` }, async (page) => {
        await page.locator('#list-search').pressSequentially('amelie')
        await expect(page.locator('.card-title')).toHaveText(['Amélie'])
        await expect(page.locator('#list-search')).toHaveValue('amelie')
      })
    })

    test('the list of countries, and a country of it', async ({ browser, baseURL }) => {
      await onFirstTouch(browser, { way, url: `${baseURL}/about/` }, async (page) => {
        const list = page.getByRole('listbox', { name: 'Countries' })
        await press(page, '.loc', way)
        await expect(list).toBeVisible(atOnce)
        if (way === 'keyboard') {
          await expect(list).toBeFocused()
          await page.keyboard.press('j')
          await page.keyboard.press('Enter')
        } else await list.getByRole('option', { name: /Japan/ }).tap()
        await expect(place(page)).toHaveText('Japan')
        await expect(list).toBeHidden()
        expect(await page.evaluate(() => localStorage.getItem('selectedCountry'))).toBe('JP')
      })
    })

    test('the list of countries from a list of recommendations, once', async ({ browser, baseURL }) => {
      await onFirstTouch(browser, { way, url: `${baseURL}/mood/cry/` }, async (page) => {
        await expect(page.getByText('Choose your country to see where it streams')).toHaveCount(1)
        await press(page, '.list-place button', way)
        const list = page.getByRole('listbox', { name: 'Countries' })
        await expect(list).toBeVisible(atOnce)
        await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
        await expect(list, 'it is not closed by a second press').toBeFocused()
        await list.getByRole('option', { name: /Brazil/ }).tap()
        await expect(page.locator('.lead')).toContainText('(Brazil)')
        await expect(page.locator('.list-place')).toHaveText('Brazil')
      })
    })

    test('a country of the settings', async ({ browser, baseURL }) => {
      await onFirstTouch(browser, { way, url: `${baseURL}/location-settings/` }, async (page) => {
        const country = page.getByRole('radio', { name: /Japan/ })
        if (way === 'keyboard') await country.press('Space')
        else await country.tap({ force: true })
        await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
        await expect(country).toBeChecked()
        await page.locator('main form button[type=submit]').tap()
        await expect(place(page)).toHaveText('Japan')
      })
    })

    test('a language', async ({ browser, baseURL }) => {
      await onFirstTouch(browser, { way, url: `${baseURL}/about/` }, async (page) => {
        await press(page, '.bar .menu-btn', way)
        await press(page, '.drawer-langs a[hreflang=de]', way)
        await expect(page).toHaveURL(/\/de\/about\/$/, atOnce)
        await page.goto(`${baseURL}/`)
        await expect(page).toHaveURL(/\/de\/$/)
      })
    })

    test('what folds', async ({ browser, baseURL }) => {
      await onFirstTouch(browser, { way, url: `${baseURL}${title}` }, async (page) => {
        const country = page.locator('.watch-countries details').first()
        await press(page, '.watch-countries summary', way)
        await expect(country).toHaveAttribute('open', '', atOnce)
        await expect(place(page)).toHaveText('Worldwide')
        await expect(country).toHaveAttribute('open', '')
      })
    })

    test('a title’s link, copied', async ({ browser, baseURL }) => {
      await onFirstTouch(browser, { way, url: `${baseURL}${title}` }, async (page) => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
        await press(page, '[data-copy]', way)
        await expect(page.locator('.share [role=status]')).not.toBeEmpty()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(title)
      })
    })
  })
}

test('keys in the list of countries, before the script that moves in it', async ({ browser, baseURL }) => {
  await onFirstTouch(browser, { way: 'scripts held', url: `${baseURL}/about/` }, async (page) => {
    await page.locator('button.loc').press('Enter')
    await expect(page.getByRole('listbox', { name: 'Countries' })).toBeFocused(atOnce)
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(place(page)).toHaveText('Japan')
    await expect(page.getByRole('listbox', { name: 'Countries' })).toBeHidden()
  })
})

test('“Show more” where its script cannot be had', async ({ browser, baseURL }) => {
  await onFirstTouch(browser, { way: 'touch', url: `${baseURL}/movies/` }, async (page) => {
    await page.route(/TitleBrowser/, (route) => route.abort())
    await press(page, '.more a', 'touch')
    await expect(page).toHaveURL(/\/movies\/2\/$/)
  })
})
