import { expect, test } from '@playwright/test'
import { hydrated } from '#src/tests/support/browser.ts'
import { pickTitles } from '#src/tests/support/pickTitles.ts'

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

test('“Choose for me” and what follows it can be pressed: the title’s link lies below them', async ({ page }) => {
  for (const path of ['/mood/calm/', '/de/mood/calm/']) {
    await page.goto(path)
    await hydrated(page)
    await page.locator('.tonight-head button').click()
    await expect(page.locator('.picks[data-drawn]')).toBeVisible()
    await page.locator('.tonight-head button').nth(1).click()
    await expect(page.locator('.tonight-head button').nth(1)).toHaveAttribute('aria-expanded', 'true')
    await page.locator('.tonight-head button').last().click()
    await expect(page.locator('.picks[data-drawn]')).toHaveCount(0)
  }
})

test('the first pick’s reason stands under its facts, at every width', async ({ page }) => {
  await page.goto('/mood/calm/')
  const lead = page.locator('.pick-lead')
  for (const width of [390, 640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const facts = await lead.locator('.pick-top').boundingBox()
    const reason = await lead.locator('.reason').boundingBox()
    const apart = (reason?.y ?? 0) - (facts?.y ?? 0) - (facts?.height ?? 0)
    expect(apart, `at ${width}`).toBeLessThanOrEqual(40)
    expect(apart, `at ${width}`).toBeGreaterThanOrEqual(0)
  }
})

test('“Choose for me”: the focus goes to the name, a region says it, its reason can be told, Back undoes it', async ({
  page,
}) => {
  await page.goto('/about/')
  await page.goto('/mood/calm/')
  await hydrated(page)
  const order = await pickTitles(page)
  const region = await page.locator('.wrap > [role=status]').elementHandle()
  await page.getByRole('button', { name: 'Choose for me' }).click()
  await expect(page.locator('.tonight')).toHaveText('The light fell on this one')
  const name = await page.locator('.pick-lead .pick-title').innerText()
  await expect(page.locator('.pick-lead .pick-title a')).toBeFocused()
  expect(await region?.textContent()).toContain(name)
  await page.getByRole('button', { name: 'Why this one' }).click()
  await expect(page.locator('.pick-lead .pick-desc + p')).toContainText('in 100')
  await page.getByRole('button', { name: 'Another' }).click()
  await expect(page.locator('.pick-lead .pick-title')).not.toHaveText(name)
  await page.goBack()
  await expect(page.locator('.picks[data-drawn]')).toHaveCount(0)
  await expect(page.locator('.pick-title')).toHaveText(order)
  await expect(page).toHaveURL(/\/mood\/calm\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about\/$/)
})

test('“None of these” shows where the next eight begin', async ({ page }) => {
  await page.goto('/mood/calm/')
  await hydrated(page)
  const order = await pickTitles(page)
  await page.getByRole('button', { name: 'None of these' }).click()
  await expect(page.locator('.pick-title').first()).not.toHaveText(order[0] ?? '')
  await expect(page.locator('.pick-title').first()).toBeInViewport()
})

test('what lit up is named on the cards of what is like it', async ({ page }) => {
  // Films that are much alike, whatever the day.
  await page.goto('/mood/calm/movies/?lang=ja')
  await hydrated(page)
  await expect(page.locator('.lead')).toContainText('that fit tonight')
  const names: string[] = []
  for (const place of [0, 2, 4, 6]) {
    const card = page.locator('.picks > li').nth(place)
    await expect(page.locator('.picks:not([aria-busy])')).toBeVisible()
    const name = await card.locator('.pick-title').innerText()
    names.push(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    await card.locator('.act').nth(1).click()
    await page.getByRole('menuitem', { name: 'Seen it' }).click()
    await page.locator('.toast', { hasText: name }).getByRole('button', { name: 'Yes' }).click()
    await expect(card.locator('.pick-title')).not.toHaveText(name)
  }
  const said = page.locator('.said', { hasText: new RegExp(`Because “(${names.join('|')})” lit up`) }).first()
  await expect(said).toBeVisible()
  // Also where none of them has been on screen.
  await page.goto('/mood/calm/movies/?lang=ja&nudge=newer')
  await hydrated(page)
  await expect(said).toBeVisible()
})

test('where a length is wished for, series say how long an episode is', async ({ page }) => {
  await page.goto('/mood/calm/tv/?max=90')
  await hydrated(page)
  await expect(page.locator('.picks .said')).toHaveText(Array(8).fill(/^\d+ minutes an episode$/))
})

test('with three nudges the others look as dead as they are, and an opposite still takes a place', async ({ page }) => {
  await page.goto('/mood/calm/?nudge=lighter,shorter,older')
  await hydrated(page)
  const nudges = page.locator('.after-in .tick')
  const dead = nudges.locator('label', { has: page.locator(':disabled') })
  await expect(dead).toHaveText(['Less famous', 'Better known', 'Further away'])
  await expect(dead.locator('span.bg-ink-3')).toHaveCount(3)
  await nudges.getByRole('checkbox', { name: 'Newer' }).check()
  await expect(page).toHaveURL(/\?nudge=lighter,shorter,newer$/)
})

test('a change is said once to a screen reader', async ({ page }) => {
  await page.goto('/mood/calm/')
  await hydrated(page)
  await page.locator('.after-in').waitFor()
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const regions = '[role=status], [role=alert], [aria-live]:not([aria-live=off])'
    new MutationObserver((changes) => {
      const changed = new Set(
        changes.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(regions)),
      )
      for (const region of changed) if (region?.textContent) heard.push(region.textContent)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  const heard = () => page.evaluate((): readonly string[] => Reflect.get(window, 'heard'))
  const after = async (act: () => Promise<void>, count: number): Promise<void> => {
    await act()
    await expect.poll(heard).toHaveLength(count)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  }
  const nudge = page.locator('.after-in .tick label').first()
  await after(() => nudge.click(), 1)
  await after(() => page.getByRole('button', { name: 'None of these' }).click(), 2)
  await after(() => page.locator('.seg a').nth(1).click(), 3)
  await after(() => nudge.click(), 4)
  expect(await heard()).toHaveLength(4)
})

test('from a card’s title each act is at most three keys away', async ({ page }) => {
  await page.goto('/mood/calm/')
  await hydrated(page)
  const card = page.locator('.picks > li').nth(1)
  for (const keys of [
    ['Shift+F10', 'Enter'],
    ['Shift+F10', 'ArrowDown', 'Enter'],
    ['ContextMenu', 'ArrowUp', 'Enter'],
  ]) {
    const name = await card.locator('.pick-title').innerText()
    await card.locator('.pick-title a').focus()
    for (const key of keys) {
      await page.keyboard.press(key)
      // The menu comes over the network when it is first wanted.
      if (key === keys[0]) await expect(page.locator('.act-menu:popover-open button').first()).toBeFocused()
    }
    await expect(page.locator('.toast')).toContainText(name)
    await expect(card.locator('.pick-title')).not.toHaveText(name)
  }
  await card.locator('.pick-title a').focus()
  const bookmark = card.locator('.act[aria-pressed]')
  for (let keys = 1; keys < 3 && !(await bookmark.evaluate((one) => one === document.activeElement)); keys++) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
})

test('a service that carries nothing of a mood is called by its name, and can be dropped', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('selectedCountry', 'DE'))
  await page.goto('/mood/educational/movies/?on=crunchyroll')
  await hydrated(page)
  const chip = page.locator('.wish-set')
  await expect(chip).toContainText('Only Crunchyroll')
  await chip.locator('.wish-open').click()
  await page.locator('.sheet label').filter({ hasText: 'Crunchyroll' }).click()
  await expect(page).not.toHaveURL(/on=/)
})

test('fewer than three: cards alike, what each wish costs, then the notice', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('selectedCountry', 'US'))
  await page.goto('/mood/calm/movies/?max=90&on=netflix&lang=en')
  await hydrated(page)
  await expect(page.locator('.costs')).toBeVisible()
  await expect(page.locator('.pick')).toHaveCount(1)
  await expect(page.locator('.pick-lead')).toHaveCount(0)
  await expect(page.locator('.costs s').first()).not.toBeEmpty()
  const costs = await page.locator('.costs').boundingBox()
  const note = await page.locator('.note').boundingBox()
  expect(note?.y ?? 0).toBeGreaterThan((costs?.y ?? 0) + (costs?.height ?? 0))
})

test('what the visitor pays for stands first among the services of a card', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('selectedCountry', 'BR'))
  await page.goto('/mood/calm/?on=apple-tv,hbo-max&rent=1')
  await hydrated(page)
  await expect(page.locator('.picks[data-own] .chip-own').first()).toBeVisible()
  for (const chips of await page.locator('.pick ul.chips').all()) {
    await expect(chips.locator('li').first()).toHaveClass(/chip-own/)
  }
})

test('the line of wishes never empties while the code of its chips is on its way', async ({ page }) => {
  const released = Promise.withResolvers<void>()
  await page.route(/\/SetWishes\./, async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto('/mood/calm/')
  await hydrated(page)
  const words = page.locator('.wishes .wish-open')
  await words.first().click()
  await page.locator('.sheet:popover-open').getByRole('radio', { name: /^90/ }).check()
  await page.keyboard.press('Escape')
  await expect(page.locator('.sheet:popover-open')).toHaveCount(0)
  await expect(words).toHaveCount(4)
  // A word still opens the sheet.
  await words.last().click()
  await expect(page.locator('.sheet:popover-open')).toHaveCount(1)
  await page.keyboard.press('Escape')
  released.resolve()
  await expect(page.locator('.wish-set')).toHaveCount(1)
})

test('a sheet counts nothing before the titles of the mood are there', async ({ page }) => {
  const released = Promise.withResolvers<void>()
  await page.route(/\/room\?/, async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto('/mood/calm/')
  await hydrated(page)
  await page.locator('.wishes .wish-open').first().click()
  const button = page.locator('.sheet:popover-open .sheet-foot .btn')
  await expect(button).toHaveText('Close')
  released.resolve()
  await expect(button).toHaveText(/^Show [1-9]/)
})
