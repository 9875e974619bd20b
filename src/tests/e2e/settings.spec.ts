import { expect, test } from '@playwright/test'
import { holdRequests, hydrated, settled } from '#src/tests/support/browser.ts'

test.describe('location settings', () => {
  test('sets the country for the whole site, and says so', async ({ page }) => {
    await page.goto('/location-settings/')
    await hydrated(page)
    await expect(page.locator('.here')).toContainText('Worldwide')
    const update = page.getByRole('button', { name: 'Update Location' })
    await expect(update).toBeDisabled()
    const release = await holdRequests(page, '**/api/location/set?**')
    await page.getByRole('radio', { name: /Brazil/ }).check()
    await update.click()
    await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled()
    release()
    const toast = page.locator('.toast')
    await expect(toast).toContainText('Location Updated')
    await expect(toast).toContainText('Your streaming region has been updated successfully.')
    await expect(page.locator('.here')).toContainText('Brazil (BR)')
    await expect(page.locator('.here')).toContainText('Chosen by you')
    await expect(page.locator('.loc')).toContainText('BR')
    expect((await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)).toContain(
      'moodlight_country=BR',
    )
  })

  test('says what happened when it fails', async ({ page }) => {
    await page.route('**/api/location/set?**', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto('/location-settings/')
    await hydrated(page)
    await page.getByRole('radio', { name: /Japan/ }).check()
    await page.getByRole('button', { name: 'Update Location' }).click()
    await expect(page.locator('.toast')).toContainText('Failed to update location. Please try again.')
  })

  test('follows another tab', async ({ context }) => {
    const [one, two] = [await context.newPage(), await context.newPage()]
    await one.goto('/movies/')
    await two.goto('/search/')
    await two.locator('.loc').click()
    await two.getByRole('option', { name: /Germany/ }).click()
    await expect(one.locator('.loc')).toContainText('DE')
  })

  test('ignores a stored country that is none', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('selectedCountry', 'Atlantis'))
    await page.goto('/')
    await expect(page.locator('.loc .place')).toHaveText('Worldwide')
  })
})

test.describe('toasts', () => {
  test('stay five seconds, one at a time, and F8 leads to them', async ({ page }) => {
    await page.clock.install()
    await page.route('**/api/location/set?**', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto('/location-settings/')
    await hydrated(page)
    await page.getByRole('radio', { name: /Japan/ }).check()
    await page.getByRole('button', { name: 'Update Location' }).click()
    await expect(page.locator('.toast')).toHaveCount(1)
    await expect(page.getByRole('region', { name: 'Notification', exact: true })).toBeAttached()
    await page.clock.runFor(4500)
    await expect(page.locator('.toast')).toHaveCount(1)
    await page.clock.runFor(1000)
    await expect(page.locator('.toast')).toHaveCount(0)
    await page.getByRole('button', { name: 'Update Location' }).click()
    await page.getByRole('button', { name: 'Update Location' }).click()
    await expect(page.locator('.toast')).toHaveCount(1)
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: 'Notification', exact: true }).locator('ol')).toBeFocused()
  })

  test('wait under the pointer, and go by a swipe of 50 px to the right, not of less', async ({ page }) => {
    await page.clock.install()
    await page.route('**/api/location/set?**', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto('/location-settings/')
    await hydrated(page)
    await page.getByRole('radio', { name: /Japan/ }).check()
    await page.getByRole('button', { name: 'Update Location' }).click()
    const toast = page.locator('.toast')
    await toast.hover()
    await page.clock.runFor(9000)
    await expect(toast).toHaveCount(1)
    const box = await toast.boundingBox()
    if (!box) throw new Error('The toast has no place on the screen.')
    const swipe = async (distance: number): Promise<void> => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + distance / 2, y, { steps: 4 })
      await page.mouse.move(x + distance, y, { steps: 4 })
      await page.mouse.up()
      await page.clock.runFor(500)
    }
    await swipe(40)
    await expect(toast).toHaveCount(1)
    await swipe(70)
    await expect(toast).toHaveCount(0)
  })
})

test.describe('regional platforms', () => {
  test('shows services at home first, then those of the world, with links to their own sites', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('selectedCountry', 'BR'))
    await page.goto('/regional-platforms/')
    const headings = page.locator('.platform-group h2')
    await expect(headings.nth(0)).toHaveText('Local Favorites in Your Country')
    await expect(headings.nth(1)).toHaveText('Global Streaming Giants')
    await expect(page.locator('.platform').first()).toContainText('Globoplay')
    const visit = page.getByRole('link', { name: /^Visit Platform: Globoplay/ })
    await expect(visit).toHaveAttribute('target', '_blank')
  })

  test('says that it loads, and shows no local group where there is none', async ({ page }) => {
    const release = await holdRequests(page, '**/api/streaming-platforms**')
    await page.goto('/regional-platforms/')
    await expect(page.getByText('Loading Regional Platforms...')).toBeVisible()
    release()
    await expect(page.locator('.platform-group h2').first()).toHaveText('Global Streaming Giants')
  })
})

test.describe('platform pages', () => {
  for (const [key, name] of [
    ['netflix', 'Netflix'],
    ['disney', 'Disney+'],
    ['prime', 'Prime Video'],
    ['hbo', 'HBO Max'],
  ]) {
    test(`${key} has its panel and what is already there`, async ({ page }) => {
      await page.goto(`/streaming/${key}/`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
      await expect(page.getByRole('heading', { name: 'Coming Soon!' })).toBeVisible()
      await expect(page.locator('article.card').first()).toBeVisible()
    })
  }

  test('an unknown one is not found', async ({ page }) => {
    const response = await page.goto('/streaming/blockbuster')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform Not Found')
    await expect(page.getByText("The streaming platform you're looking for doesn't exist.")).toBeVisible()
  })
})

test.describe('the profile', () => {
  const user = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.org',
    profileImageUrl: '',
    phone: '',
    contactPreferences: { email: true, sms: false, marketing: false },
    preferences: { favoriteGenres: ['Drama'], preferredContentTypes: [], moodHistory: ['cry', 'laugh'] },
  }

  test('asks to log in and goes there after a second', async ({ page }) => {
    await page.goto('/profile/')
    await expect(page.locator('.toast')).toContainText('You need to be logged in to view your profile.')
    await page.waitForURL(/\/sign-in\/$/)
  })

  test('shows the sections, saves, and says so', async ({ page }) => {
    let saved: unknown
    await page.route('**/api/auth/user', async (route) => {
      if (route.request().method() === 'PATCH') saved = route.request().postDataJSON()
      await route.fulfill({ json: user })
    })
    await page.goto('/profile/')
    for (const name of ['Basic Information', 'Contact Information', 'Content Preferences', 'Account Actions']) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }
    await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable()
    await expect(page.locator('.avatar')).toHaveText('AL')
    await expect(page.locator('.history li')).toHaveCount(2)
    await expect(page.locator('.history use').first()).toBeVisible()
    await page.getByLabel('Phone Number').fill('+55 11 5555-0000')
    await page.getByRole('switch', { name: 'SMS notifications' }).check()
    await page.getByRole('checkbox', { name: 'Sci-Fi' }).check()
    await page.getByRole('button', { name: 'Update Profile' }).click()
    await expect(page.locator('.toast')).toContainText('Your profile has been successfully updated.')
    expect(saved).toEqual({
      phone: '+55 11 5555-0000',
      contactPreferences: { email: true, sms: true, marketing: false },
      preferences: { favoriteGenres: ['Drama', 'Sci-Fi'], preferredContentTypes: [] },
    })
  })

  for (const [status, text] of [
    [401, 'Please log in again.'],
    [500, 'Failed to update your profile. Please try again.'],
  ] as const) {
    test(`says what to do when saving answers ${status}`, async ({ page }) => {
      await page.route('**/api/auth/user', (route) =>
        route.request().method() === 'PATCH' ? route.fulfill({ status, body: 'no' }) : route.fulfill({ json: user }),
      )
      await page.goto('/profile/')
      await page.getByLabel('Phone Number').fill('1')
      await page.getByRole('button', { name: 'Update Profile' }).click()
      await expect(page.locator('.toast')).toContainText(text)
    })
  }
})

test('the contact form writes a mail, says so and clears, without a call', async ({ page }) => {
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') posted.push(request.url())
  })
  await page.goto('/contact/')
  await settled(page)
  await page.getByLabel('Full Name').fill('Ada')
  await page.getByLabel('Email Address').fill('ada@example.org')
  await page.getByLabel('Subject').fill('Hello')
  await page.getByLabel('Message', { exact: true }).fill('A question & an idea')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent!' })).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue('')
  expect(posted).toEqual([])
})
