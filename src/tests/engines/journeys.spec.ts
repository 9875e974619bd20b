import { expect } from '@playwright/test'
import { dictionaryOf } from '#src/i18n/dictionary.ts'
import { lookInPage, pageLookSchema } from './pageLook.ts'
import { test } from './visit.ts'
import type { Visitor } from './visitor.ts'

/**
 * One page of each kind. The profile has its own test, because it redirects signed-out visitors to the sign-in page.
 */
const kinds = [
  '/',
  '/mood/cry/',
  '/movies/',
  '/tv-shows/genre/comedy/',
  '/trending/',
  '/search/',
  '/search/?q=love',
  '/title/movie-843-in-the-mood-for-love/',
  '/streaming/netflix/',
  '/regional-platforms/',
  '/location-settings/',
  '/saved/',
  '/feel/found-family/',
  '/mood/laugh+cry/',
  '/together/',
  '/picks/?mood=cry&ids=movie-843,movie-129',
  '/about/',
  '/contact/',
  '/de/privacy/',
  '/sign-in/',
  '/offline/',
  '/nowhere/',
] as const

const { moods, contentTypes } = dictionaryOf('en')

/** Asserts that a page has its styles, background and font, no broken images and no horizontal overflow. */
async function expectDrawn(visitor: Visitor, page: string): Promise<void> {
  await visitor.until("document.fonts.status === 'loaded' && document.fonts.size > 0")
  const look = pageLookSchema.parse(await visitor.tab.evaluate(`(${lookInPage})()`))
  expect(look, page).toMatchObject({ room: 'oklch(0.15 0.008 62)', tooWide: 0, brokenImages: [] })
  expect(look.headingFont, page).toMatch(/^"?Bricolage Grotesque Variable/)
  expect(look.loadedFonts.join(), page).toContain('Bricolage Grotesque Variable')
  expect(look.light, page).toContain('radial-gradient')
}

test('every kind of page has its styles, its light and its font, at 1280 and at 390 px', async ({
  visitor,
  expectComplaint,
}) => {
  expectComplaint('404')
  // Each second page is opened narrow: one change of the window a page.
  let widths = [1280, 390]
  for (const path of kinds) {
    await visitor.goto(path)
    await visitor.settle()
    await expectDrawn(visitor, path)
    widths = widths.toReversed()
    await visitor.tab.widen(widths[0] ?? 0)
    await visitor.until(`innerWidth === ${widths[0]}`)
    await expectDrawn(visitor, path)
  }
})

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ width })

    test('a lamp leads over the type to picks, a card to its title, and Back to the picks', async ({ visitor }) => {
      await visitor.goto('/')
      await visitor.settle()
      await visitor.press({ css: '.lamp', text: moods.cry.name })
      await visitor.press({ css: '.type', text: contentTypes.movie.name })
      await visitor.seeCount({ css: 'article.pick' }, 8)
      expect(await visitor.see({ css: 'h1' })).toBe(moods.cry.name)
      const title = await visitor.see({ css: 'article.pick .pick-title' })
      await visitor.press({ css: 'article.pick .pick-title a' })
      await visitor.see({ css: 'h1', text: title })
      await visitor.until("location.pathname.startsWith('/title/movie-')")
      await visitor.settle()
      await visitor.back()
      await visitor.until(
        `document.querySelector('article.pick .pick-title')?.textContent === ${JSON.stringify(title)}`,
      )
      await visitor.seeCount({ css: 'article.pick' }, 8)
      await visitor.settle()
    })

    test('a second lamp leads to what serves both moods, with a reason for each', async ({ visitor }) => {
      await visitor.goto('/')
      await visitor.settle()
      await visitor.press({ css: '.lamp', text: moods.cry.name })
      await visitor.press({ css: '.choice .second summary' })
      await visitor.press({ css: '.choice .second a', text: moods.laugh.name })
      await visitor.until("location.search === '?with=laugh'")
      await visitor.press({ css: '.type', text: contentTypes.all.name })
      await visitor.until("location.pathname === '/mood/laugh+cry/'")
      await visitor.seeCount({ css: 'article.pick' }, 8)
      await visitor.seeCount({ css: 'article.pick .reason' }, 16)
      await visitor.settle()
    })

    test('a search suggests titles and finds the one that was chosen', async ({ visitor }) => {
      await visitor.goto('/search/')
      await visitor.settle()
      await visitor.write({ css: '[role=combobox]' }, 'interstel')
      await visitor.press({ css: '.suggestions [role=option]', text: 'Interstellar' })
      await visitor.until("document.querySelector('[role=combobox]').value === 'Interstellar'")
      await visitor.see({ css: '.hit h3', text: 'Interstellar' })
    })

    test('a list shows a genre, all of them again, and more', async ({ visitor }) => {
      await visitor.goto('/movies/')
      await visitor.settle()
      await visitor.seeCount({ css: 'article.card' }, 24)
      const first = await visitor.see({ css: '.card-title' })
      await visitor.press({ css: '.tick a', text: 'Comedy' })
      await visitor.see({ css: '.tick a[aria-current]', text: 'Comedy' })
      await visitor.until(`document.querySelector('.card-title')?.textContent !== ${JSON.stringify(first)}`)
      await visitor.press({ css: '.tick a', text: 'All Genres' })
      await visitor.see({ css: '.tick a[aria-current]', text: 'All Genres' })
      // The list updates a moment after the button's state.
      await visitor.until(`document.querySelector('.card-title')?.textContent === ${JSON.stringify(first)}`)
      await visitor.seeCount({ css: 'article.card' }, 24)
      await visitor.press({ css: 'main a, main button', text: 'Show more' })
      await visitor.seeCount({ css: 'article.card' }, 48)
    })

    test('a country is chosen in the header, a language from its list', async ({ visitor }) => {
      await visitor.goto('/')
      await visitor.settle()
      await visitor.press({ css: 'button.loc' })
      await visitor.until("document.activeElement.matches('[role=listbox]')")
      await visitor.press({ css: '[role=option]', text: 'Brazil' })
      await visitor.see({ css: 'button.loc', text: 'Brazil' })
      await visitor.press({ css: '.langs summary, .menu-btn' })
      await visitor.press({ css: '.langs a, .drawer-langs a', text: 'Deutsch' })
      await visitor.until("document.documentElement.lang === 'de'")
      expect(await visitor.see({ css: 'h1' })).toBe(dictionaryOf('de').home.heading)
      await visitor.see({ css: 'button.loc', text: 'Brasilien' })
      await visitor.settle()
    })

    test('a setting is saved, and a toast says so', async ({ visitor }) => {
      await visitor.goto('/location-settings/')
      await visitor.settle()
      await visitor.press({ css: '.countries label', text: 'Brazil' })
      await visitor.press({ css: 'main form button', text: 'Update Location' })
      expect(await visitor.see({ css: '.toast' })).toContain('Location Updated')
      await visitor.see({ css: '.here', text: 'Brazil (BR)' })
    })

    test('a profile is changed, saved and the same after a reload', async ({ visitor }) => {
      await visitor.goto('/api/login?returnTo=%2Fprofile%2F')
      await visitor.settle()
      const phone = { css: 'input[type=tel]' }
      const typed = `document.querySelector('${phone.css}')?.value`
      await visitor.see(phone)
      await expectDrawn(visitor, '/profile/')
      await visitor.write(phone, '555 0199 ')
      const before = await visitor.tab.evaluate(typed)
      await visitor.press({ css: 'main form button[type=submit]' })
      expect(await visitor.see({ css: '.toast' })).toContain('Profile updated')
      await visitor.tab.reload()
      await visitor.settle()
      await visitor.until(`${typed} === ${JSON.stringify(before)}`)
    })
  })
}
