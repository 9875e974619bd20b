import { expect, type Locator, type Page, test } from '@playwright/test'
import { axeViolations } from '#src/tests/support/axe.ts'
import { complaints, holdRequests, hydrated } from '#src/tests/support/browser.ts'

/** The search boxes of the header and of the phone's menu, on a page that has no script of its own. */
const page = '/about/'
const options = (tab: Page) => tab.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

/** Opens the page, and types into the header's box at once. */
async function typeInBar(tab: Page, text: string): Promise<Locator> {
  await tab.goto(page)
  const box = tab.locator('#q-bar')
  await box.focus()
  await box.pressSequentially(text)
  return box
}

test('the header’s box asks for nothing until it is focused, then suggests titles and people', async ({
  page: tab,
}) => {
  const heard = complaints(tab)
  const asked: string[] = []
  tab.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const loads = (): string[] => asked.filter((path) => /\/boxes\.|title-index|words-/.test(path))
  await tab.goto(page, { waitUntil: 'networkidle' })
  expect(loads()).toEqual([])
  const box = tab.locator('#q-bar')
  await box.focus()
  await expect(box).toHaveRole('combobox')
  await box.pressSequentially('happy val')
  await expect(options(tab).first()).toHaveText(/^Happy Valley\s*2014$/)
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await tab.keyboard.press('Escape')
  await expect(options(tab)).toHaveCount(0)
  await box.fill('tilda swin')
  await expect(options(tab).filter({ hasText: 'Person' })).toHaveText(/^Tilda Swinton/)
  await tab.keyboard.press('ArrowDown')
  await expect(options(tab).first()).toHaveAttribute('aria-selected', 'true')
  await tab.keyboard.press('Enter')
  await expect(tab).toHaveURL(/\/search\/\?q=Tilda(\+|%20)Swinton$/)
  expect(heard).toEqual([])
})

test('the search page’s suggestions close when the text is sent, and stay closed on the way back', async ({
  page: tab,
}) => {
  await tab.goto('/search/')
  await hydrated(tab)
  const box = tab.getByRole('main').getByRole('combobox')
  await box.pressSequentially('casablan')
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await box.press('Enter')
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await expect(tab.locator('article.hit').first()).toBeVisible()
  await box.pressSequentially('c')
  await expect(box).toHaveAttribute('aria-expanded', 'true')
})

test('the header’s box suggests the feeling of a text, and opens its answer', async ({ page: tab }) => {
  await typeInBar(tab, 'rainy evening, nothing sad')
  const feeling = options(tab).filter({ hasText: 'By feel' })
  await expect(feeling).toHaveText(/Calm, .*Nothing sad\s*By feel$/)
  await feeling.click()
  await expect(tab).toHaveURL(/\/search\/\?q=rainy(\+|%20)evening/)
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('rainy evening, nothing sad')
})

test('a box that was typed in before its script came suggests once it is there', async ({ page: tab }) => {
  const release = await holdRequests(tab, '**/shell*.js')
  const box = await typeInBar(tab, 'happy val')
  await expect(box).toHaveRole('searchbox')
  release()
  await expect(options(tab).first()).toHaveText(/^Happy Valley/)
})

test('a key right behind a letter chooses among what that letter suggests', async ({ page: tab }) => {
  const box = await typeInBar(tab, 'happy')
  await expect(options(tab).first()).toBeVisible()
  // Faster than any frame: nothing is drawn between the two.
  await box.evaluate(async (field: HTMLInputElement) => {
    field.value = 'happy val'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done))
  })
  await expect(options(tab).first()).toHaveText(/^Happy Valley/)
  await expect(options(tab).first()).toHaveAttribute('aria-selected', 'true')
  await box.press('Enter')
  await expect(tab).toHaveURL(/\/search\/\?q=Happy(\+|%20)Valley$/)
})

test('a line that is pressed is taken, though more is known before it is let go', async ({ page: tab }) => {
  const release = await holdRequests(tab, '**/feelingOf*.js')
  await typeInBar(tab, 'happy')
  const first = options(tab).first()
  await first.hover()
  await tab.mouse.down()
  const words = tab.waitForResponse(/\/words-/)
  release()
  await (await words).finished()
  // The code and the words of feelings have come; what they say waits.
  await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(options(tab).filter({ hasText: 'By feel' })).toHaveCount(0)
  await tab.mouse.up()
  await expect(tab).toHaveURL(/\/search\/\?q=[^&]*happy/i)
})

for (const colorScheme of ['dark', 'light'] as const) {
  test(`the menu’s box suggests at 320 pixels, ${colorScheme}`, async ({ page: tab }) => {
    await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await tab.setViewportSize({ width: 320, height: 640 })
    await tab.goto(page)
    await tab.getByRole('button', { name: 'Menu', exact: true }).click()
    const box = tab.locator('#q-menu')
    await box.focus()
    await box.pressSequentially('happy')
    await expect(options(tab).filter({ hasText: 'By feel' })).toHaveCount(1)
    await expect(options(tab).first()).toHaveText(/happy/i)
    expect(await axeViolations(tab)).toEqual([])
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await options(tab).first().click()
    await expect(tab).toHaveURL(/\/search\/\?q=/)
  })
}

test('without scripts the boxes are plain forms', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const tab = await context.newPage()
  await tab.goto(page)
  const box = tab.locator('#q-bar')
  await expect(box).toHaveRole('searchbox')
  await box.fill('something calm')
  await box.press('Enter')
  await expect(tab).toHaveURL(/\/search\/\?q=something\+calm$/)
  await context.close()
})
