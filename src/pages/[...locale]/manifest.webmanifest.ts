import type { APIRoute } from 'astro'
import { appIcons } from '#src/components/appIcons.ts'
import { moodIds } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { dictionaryOf } from '#src/i18n/dictionary.ts'
import { htmlLanguage } from '#src/i18n/format.ts'
import { localePath, localeRoutes } from '#src/i18n/paths.ts'

/** Operating systems show at most four. */
const mostShortcuts = 4

/** --ink-0 of styles/theme.css in the dark scheme, in the value that layouts/Page.astro has for theme-color. */
const ground = '#0f0c09'

export const getStaticPaths = () => localeRoutes()

/** The web app manifest, one for each language: https://www.w3.org/TR/appmanifest/ */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) => {
  const { site, moods } = dictionaryOf(locale)
  const home = localePath(locale, '/')
  const manifest = {
    id: home,
    start_url: home,
    // Includes all languages, so that switching the language does not leave the app.
    scope: '/',
    name: site.title,
    short_name: site.name,
    description: site.description,
    lang: htmlLanguage(locale),
    dir: 'ltr',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    categories: ['entertainment'],
    icons: [
      // Browsers that support SVG icons have this one cached as the tab's icon.
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...appIcons
        .filter(({ purpose }) => purpose !== 'apple')
        .map(({ file, size, purpose }) => ({
          src: `/icons/${file}`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
    ],
    shortcuts: moodIds.slice(0, mostShortcuts).map((mood) => ({
      name: moods[mood].name,
      description: moods[mood].tagline,
      url: localePath(locale, `/mood/${mood}/`),
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  }
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } })
}
