import { expect, type Page, test } from '@playwright/test'
import { emptyDocument, writeDocument } from '#src/domain/evening/eveningDocument.ts'

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

/** The first title of each list that was visible in some frame, in order. */
async function listsShown(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = []
    Object.assign(window, { shown })
    const look = (): void => {
      const list = document.querySelector('.picks')
      const first = list?.querySelector('.pick-title')?.textContent ?? ''
      if (list && first && getComputedStyle(list).visibility === 'visible' && shown.at(-1) !== first) shown.push(first)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate<string[]>('shown')
}

test('an address with wishes shows the list of these wishes, and not the mood’s own before it', async ({ page }) => {
  await page.goto('/mood/adrenaline/movies/')
  const own = await page.locator('.pick-title').first().innerText()
  const shown = await listsShown(page)
  await page.goto('/mood/adrenaline/movies/?max=100&lang=ja')
  await expect(page.locator('.picks')).toBeVisible()
  await expect(page.locator('.lead')).toContainText('that fit tonight')
  // A frame later.
  await expect.poll(shown).not.toEqual([])
  expect(await shown()).not.toContain(own)
  expect(await shown()).toHaveLength(1)
})

test('so does a page on which services that are kept apply', async ({ page }) => {
  const document = writeDocument({
    ...emptyDocument,
    own: { marks: {}, settings: { services: { DE: { value: ['mubi'], at: 1_760_000_000_000 } } } },
  })
  await page.addInitScript((text) => {
    localStorage.setItem('evening:1', text)
    localStorage.setItem('selectedCountry', 'DE')
  }, document)
  const shown = await listsShown(page)
  await page.goto('/mood/cry/')
  await expect(page).toHaveURL(/on=mubi/)
  await expect(page.locator('.picks')).toBeVisible()
  await expect(page.locator('.lead')).toContainText('that fit tonight')
  await expect.poll(shown).not.toEqual([])
  expect(await shown()).toHaveLength(1)
})

test('wishes that mean nothing hide nothing, nor does a page whose scripts do not load, for long', async ({ page }) => {
  await page.goto('/mood/cry/?max=abc')
  await expect(page.locator('html')).not.toHaveAttribute('data-awaits')
  await expect(page.locator('.picks')).toBeVisible()
  await page.route('**/_astro/*.js', (route) => route.abort())
  await page.goto('/mood/cry/?max=90')
  await expect(page.locator('html')).toHaveAttribute('data-awaits')
  await expect(page.locator('.pick-title').first()).toBeVisible()
})
