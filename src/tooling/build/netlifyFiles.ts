import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { moodPairs } from '#src/domain/mood/moodPair.ts'
import { countryCodes, localeOfCountry } from '#src/domain/place/country.ts'
import { defaultLocale, type Locale, locales } from '#src/domain/place/locale.ts'
import { localePath } from '#src/i18n/paths.ts'
import { safetyHeaders } from '#src/server/http/safetyHeaders.ts'

/** Set by the language menu; Netlify's `Language` condition prefers it to the Accept-Language header. */
const languageCookie = 'nf_lang'
const { 'content-security-policy': _, ...headersOfPages } = safetyHeaders

/**
 * Policy of hashed assets, in case one is opened as a document. The pages' policy is larger than some of the assets.
 */
const filePolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/**
 * Text of `_redirects`. Netlify applies the first rule that matches, before functions and, because of the exclamation
 * mark, before files: https://docs.netlify.com/manage/routing/redirects/redirect-options/
 */
export function redirectsFile(): string {
  const translated = locales.filter((locale) => locale !== defaultLocale)
  const types = [
    ['movie', 'movies'],
    ['tv', 'tv'],
  ]
  const room = '/together/:room'
  const toRoom = (locale: Locale): string => `${localePath(locale, '/together/')}?room=:room`
  return [
    '# A room’s link names its letters; it opens in the language of whoever follows it. Pictures have capital letters.',
    ...[room, '/TOGETHER/:room'].flatMap((path) => [
      ...locales.map((locale) => `${path} ${toRoom(locale)} 302! Cookie=${languageCookie} Language=${locale}`),
      ...translated.flatMap((locale) => {
        const countries = countryCodes.filter((country) => localeOfCountry(country) === locale)
        return countries.length > 0 ? `${path} ${toRoom(locale)} 302! Country=${countries.join(',')}` : []
      }),
      `${path} ${toRoom(defaultLocale)} 302!`,
    ]),
    // Each by name: `/:locale/…` would take the addresses of /api as well.
    ...translated.map((locale) => `/${locale}${room} ${toRoom(locale)} 302!`),
    '# Former addresses of a mood’s lists by type.',
    ...['/mood/:mood', '/:locale/mood/:mood'].flatMap((mood) =>
      types.map(([type, folder]) => `${mood} type=${type} ${mood}/${folder}/ 301!`),
    ),
    '# A pair’s address names its moods in the order of the lamps.',
    ...['', '/:locale'].flatMap((prefix) =>
      moodPairs.map(([one, other]) => `${prefix}/mood/${other}+${one}/* ${prefix}/mood/${one}+${other}/:splat 301!`),
    ),
    '# The home page opens in the language that was chosen, on a first visit in that of the visitor’s country.',
    ...translated.map((locale) => `/ ${localePath(locale, '/')} 302! Cookie=${languageCookie} Language=${locale}`),
    `/ /index.html 200! Cookie=${languageCookie}`,
    ...translated.flatMap((locale) => {
      const countries = countryCodes.filter((country) => localeOfCountry(country) === locale)
      return countries.length > 0 ? `/ ${localePath(locale, '/')} 302! Country=${countries.join(',')}` : []
    }),
    '',
  ].join('\n')
}

/**
 * Text of `_headers`. Where several rules match a path and set the same header, the last one counts.
 * @param pagePolicy Content-Security-Policy of all pages; none in the development server
 */
export function headersFile(pagePolicy?: string): string {
  const rules: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    '/*': { ...headersOfPages, ...(pagePolicy && { 'content-security-policy': pagePolicy }) },
    // The names of hashed files change with their content.
    '/_astro/*': { 'content-security-policy': filePolicy, 'cache-control': 'public, max-age=31536000, immutable' },
    '/favicon.svg': { 'cache-control': 'public, max-age=86400' },
    // Always revalidated, so that a new version is found at the next visit.
    '/service-worker.js': { 'cache-control': 'no-cache' },
    // Other sites may embed the images of links to this one.
    '/og/*': { 'cross-origin-resource-policy': 'cross-origin' },
  }
  return Object.entries(rules)
    .flatMap(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''])
    .join('\n')
}

/** Writes `_redirects` and `_headers` into the publish folder, which must exist. */
export async function writeNetlifyFiles(publish: string, pagePolicy?: string): Promise<void> {
  await writeFile(join(publish, '_redirects'), redirectsFile())
  await writeFile(join(publish, '_headers'), headersFile(pagePolicy))
}
