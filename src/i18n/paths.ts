import { defaultLocale, type Locale, locales } from '#src/domain/place/locale.ts'

/** Localizes an English path: `/mood/cry/` is `/pt/mood/cry/` in Portuguese. Paths begin and end with a slash. */
export function localePath(locale: Locale, path: `/${string}`): string {
  return locale === defaultLocale ? path : `/${locale}${path}`
}

/** Route parameter `locale` for Astro's getStaticPaths; undefined for English, which has no prefix. */
export function localeParam(locale: Locale): string | undefined {
  return locale === defaultLocale ? undefined : locale
}

/**
 * getStaticPaths result with one route per locale; a new array on each call, because Astro mutates what it is given.
 */
export const localeRoutes = () =>
  locales.map((locale) => ({ params: { locale: localeParam(locale) }, props: { locale } }))

/** Locale of a path by its prefix; English without one. */
export function localeOfPath(pathname: string): Locale {
  const [, first] = pathname.split('/')
  return locales.find((locale) => locale === first) ?? defaultLocale
}

/** English path of the offline fallback page, shown for pages that the service worker has not cached. */
export const offlinePath = '/offline/'

/** Path of the file with the embedded recommendations of all moods. */
export function picksPath(locale: Locale): `/${string}` {
  return `/picks/${locale}.json`
}
