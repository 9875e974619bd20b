import { defaultLocale, type Locale, locales } from '#src/domain/locale.ts'

/** A page's address in a language: `/mood/cry/` in English, `/pt/mood/cry/` in Portuguese. Paths begin and end with a slash. */
export function localePath(locale: Locale, path: `/${string}`): string {
  return locale === defaultLocale ? path : `/${locale}${path}`
}

/** The part of a route that names the language: nothing for English. For getStaticPaths. */
export function localeParam(locale: Locale): string | undefined {
  return locale === defaultLocale ? undefined : locale
}

/** Every language as a route’s parameters; a new list each time, because Astro marks the one that it is given. */
export const localeRoutes = () =>
  locales.map((locale) => ({ params: { locale: localeParam(locale) }, props: { locale } }))

/** The language of an address by its path: what has no prefix is English. */
export function localeOfPath(pathname: string): Locale {
  const [, first] = pathname.split('/')
  return locales.find((locale) => locale === first) ?? defaultLocale
}

/** The English path of the page that stands in for those which are not saved on the device. */
export const offlinePath = '/offline/'

/** Where the built-in recommendations of all moods lie in one file. */
export function picksPath(locale: Locale): `/${string}` {
  return `/picks/${locale}.json`
}
