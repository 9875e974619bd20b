import { type Browser, expect, type Page } from '@playwright/test'
import type { Locale } from '#src/domain/place/locale.ts'
import { fill } from '#src/i18n/fill.ts'
import { plural } from '#src/i18n/format.ts'
import { localePath } from '#src/i18n/paths.ts'
import { togetherWords } from '#src/i18n/togetherWords.ts'
import { complaints } from './browser.ts'

/** A browser's page as a phone in a room, and what it shows in its language. */
export class PhonePage {
  readonly page: Page
  readonly locale: Locale
  readonly heard: string[]

  constructor(page: Page, locale: Locale) {
    this.page = page
    this.locale = locale
    this.heard = complaints(page)
  }

  get words() {
    return togetherWords(this.locale)
  }

  /** Opens a room. @returns its code */
  async open(name = ''): Promise<string> {
    const { page, words } = this
    await page.goto(localePath(this.locale, '/together/'))
    const form = page.locator('form:not(.join)')
    if (name) await form.getByPlaceholder(words.join.name).fill(name)
    await form.getByRole('button', { name: words.open }).click()
    await expect(page.locator('.ticket-code')).toBeVisible()
    return (await page.locator('.ticket-code').innerText()).replace(/\s/g, '')
  }

  async join(code: string, name = ''): Promise<void> {
    const { page, words } = this
    await page.goto(`${localePath(this.locale, '/together/')}?room=${code}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(words.join.invited, { code }))
    if (name) await page.getByLabel(words.join.name).fill(name)
    await page.getByRole('button', { name: words.join.submit }).click()
  }

  async begin(count: number): Promise<void> {
    await this.page.getByRole('button', { name: plural(this.locale, this.words.lobby.start, count) }).click()
  }

  get place() {
    return this.page.locator('.twelve')
  }

  async expectPlace(place: number, all = 12): Promise<void> {
    await expect(this.place).toHaveAttribute('aria-label', fill(this.words.vote.place, { place, all }))
  }

  /** Votes, as soon as the title takes a vote. */
  async vote(choice: 'yes' | 'no'): Promise<void> {
    await this.page.getByRole('button', { name: this.words.vote[choice], exact: true }).click()
  }

  async expectMatch(): Promise<void> {
    await expect(this.page.locator('.match h1')).not.toHaveText('…')
    await expect(this.page.locator('html')).toHaveAttribute('data-room', 'match')
  }
}

/** Phones of different sizes and schemes, one for each language. */
export async function phones(browser: Browser, locales: readonly Locale[]): Promise<PhonePage[]> {
  const made: PhonePage[] = []
  for (const [index, locale] of locales.entries()) {
    const context = await browser.newContext({
      viewport: index % 2 === 0 ? { width: 1280, height: 800 } : { width: 390, height: 844 },
      colorScheme: index % 2 === 0 ? 'dark' : 'light',
      locale,
    })
    made.push(new PhonePage(await context.newPage(), locale))
  }
  return made
}

export async function everybody(
  all: readonly PhonePage[],
  does: (phone: PhonePage) => Promise<unknown>,
): Promise<void> {
  await Promise.all(all.map(does))
}

export async function leave(all: readonly PhonePage[]): Promise<void> {
  await everybody(all, (phone) => phone.page.context().close())
}
