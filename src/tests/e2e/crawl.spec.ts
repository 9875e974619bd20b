import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { moodIconId } from '#src/components/ui/moodIconId.ts'
import { moodIds } from '#src/domain/mood/mood.ts'
import { type Locale, locales } from '#src/domain/place/locale.ts'
import { htmlLanguage } from '#src/i18n/format.ts'
import { localePath } from '#src/i18n/paths.ts'
import { type BuiltPage, isIndexed } from '#src/tests/support/crawl/builtPage.ts'
import { type BuiltSite, distFolder, readBuiltSite } from '#src/tests/support/crawl/builtSite.ts'
import { oneOfEachShape, schemaOrgProblems } from '#src/tests/support/crawl/schemaOrgProblems.ts'
import { structuredDataSchema } from '#src/tests/support/crawl/structuredDataSchema.ts'

/** Every page of the built site, as a crawler reads it: no browser, one reading for all tests. */
test.describe.configure({ mode: 'default' })

let site: BuiltSite
let origin: string
test.beforeAll(async () => {
  site = await readBuiltSite()
  origin = new URL(site.pages.get('/')?.canonical ?? '').origin
})

/** What a check says of the pages that it does not like. */
function complaintsOf(check: (page: BuiltPage) => string | readonly string[] | false | undefined): string[] {
  return [...site.pages.values()].flatMap((page) => {
    const found = check(page)
    return found ? [found].flat().map((one) => `${page.address}: ${one}`) : []
  })
}

const localeOf = (address: string): Locale => locales.find((one) => address.startsWith(`/${one}/`)) ?? 'en'
const inEnglish = (address: string): `/${string}` => `/${address.slice(localePath(localeOf(address), '/').length)}`

test('every link, form and file leads somewhere, to the place that it names', async ({ request }) => {
  expect(site.pages.size).toBeGreaterThan(6000)
  const functions = new Set<string>()
  const broken = complaintsOf(({ address, references }) =>
    references.flatMap((reference) => {
      if (!URL.canParse(reference, `${origin}${address}`)) return `no address: ${reference}`
      const { origin: theirs, pathname, search, hash } = new URL(reference, `${origin}${address}`)
      if (theirs !== origin) return []
      if (pathname.startsWith('/api/')) return functions.add(pathname + search) && []
      if (!site.has(pathname)) return `nothing at ${reference}`
      const target = site.pages.get(pathname)
      return hash && target && !target.ids.has(decodeURIComponent(hash.slice(1))) ? `no place named ${reference}` : []
    }),
  )
  expect(broken).toEqual([])
  for (const path of functions) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBeLessThan(400)
  }
})

test('every page has one heading, its language, and no id twice', () => {
  expect(
    complaintsOf(({ address, language, headings, repeatedIds }) => [
      ...(headings === 1 ? [] : [`${headings} first headings`]),
      ...(language === htmlLanguage(localeOf(address)) ? [] : [`speaks ${language}`]),
      ...repeatedIds.map((id) => `twice the id ${id}`),
    ]),
  ).toEqual([])
})

test('no page shows an emoji, and every sign that is used is drawn once on its page', () => {
  expect(
    complaintsOf(({ emoji, symbols, ids }) => [
      ...emoji.map((one) => `shows ${one}`),
      ...[...symbols].filter((id) => !ids.has(id)).map((id) => `lacks the symbol ${id}`),
    ]),
  ).toEqual([])
  const shown = moodIds.map(moodIconId)
  for (const [address, signs] of [
    ['/', shown],
    ['/de/', shown],
    ['/about/', shown],
    ['/offline/', shown],
    ['/mood/cry/', ['sign-cry']],
    ['/title/movie-935-dr-strangelove/', shown],
  ] as const) {
    const symbols = [...(site.pages.get(address)?.symbols ?? [])].filter((id) => id.startsWith('sign-'))
    expect(symbols.sort(), address).toEqual([...signs].sort())
  }
})

/**
 * Beyond this search engines cut a title, https://developers.google.com/search/docs/appearance/title-link; a title's own name may be longer.
 */
const longestTitle = 65

test('every page has a title and a description of its own, of a length that is shown', () => {
  const wrong = complaintsOf((page) => {
    const { title, meta } = page
    const description = meta.get('description') ?? ''
    return [
      ...(title.length > longestTitle && title.endsWith('Moodlight') ? [`title of ${title.length}: ${title}`] : []),
      ...(title ? [] : ['no title']),
      ...(isIndexed(page) && (description.length < 50 || description.length > 160)
        ? [`description of ${description.length}: ${description}`]
        : []),
      ...(description ? [] : ['no description']),
    ]
  })
  expect(wrong).toEqual([])
  for (const read of [(page: BuiltPage) => page.title, (page: BuiltPage) => page.meta.get('description') ?? '']) {
    const seen = new Map<string, string>()
    const repeated = complaintsOf((page) => {
      if (!isIndexed(page)) return
      const key = `${localeOf(page.address)} ${read(page)}`
      const first = seen.get(key)
      seen.set(key, page.address)
      return first && `says the same as ${first}: ${read(page)}`
    })
    expect(repeated).toEqual([])
  }
})

test('every page that may be found names its own address, and all its languages name each other', () => {
  expect(
    complaintsOf((page) => {
      const { address, canonical, alternates, meta } = page
      const path = inEnglish(address)
      if (!isIndexed(page))
        return canonical !== null || alternates.size > 0 ? 'hidden, and yet has a canonical address' : false
      if (meta.get('og:url') !== `${origin}${address}`) return `og:url ${meta.get('og:url')}`
      if (canonical !== `${origin}${address}`) return `canonical ${canonical}`
      const wanted = [...locales.map((locale) => [locale, localePath(locale, path)]), ['x-default', path]]
      return wanted.flatMap(([language = '', other = '']) => {
        if (alternates.get(language) !== `${origin}${other}`) return `${language} is ${alternates.get(language)}`
        return site.pages.has(other) ? [] : `there is no ${other}`
      })
    }),
  ).toEqual([])
})

test('every page has a card with an image in its language', async () => {
  const images = new Map<string, readonly number[]>()
  expect(
    complaintsOf(({ address, title, meta }) => {
      const image = meta.get('og:image') ?? ''
      images.set(image, [Number(meta.get('og:image:width')), Number(meta.get('og:image:height'))])
      const wanted = { 'twitter:card': 'summary_large_image', 'og:title': title, 'twitter:image': image }
      const lacking = ['og:description', 'og:type', 'og:site_name', 'og:locale', 'og:image:alt'].filter(
        (one) => !meta.get(one),
      )
      return [
        ...Object.entries(wanted).flatMap(([name, value]) =>
          meta.get(name) === value ? [] : `${name} ${meta.get(name)}`,
        ),
        ...lacking.map((name) => `no ${name}`),
        ...(image.startsWith(`${origin}/og/${localeOf(address)}/`) ? [] : [`image ${image}`]),
      ]
    }),
  ).toEqual([])
  for (const [image, [said = 0, saidHeight = 0]] of images) {
    const file = join(distFolder, new URL(image).pathname)
    const { format, width, height } = await sharp(file).metadata()
    expect([format, width, height], image).toEqual(['jpeg', said, saidHeight])
    // From this width on networks show a large card; its proportions are always the same.
    expect(width, image).toBeGreaterThanOrEqual(600)
    expect(width / height, image).toBeCloseTo(1200 / 630, 2)
    expect((await stat(file)).size, image).toBeLessThanOrEqual(90 * 1024)
  }
})

test('structured data is schema.org’s, and has what search engines ask for', () => {
  const things: unknown[] = []
  expect(
    complaintsOf(({ structuredData }) =>
      structuredData.flatMap((text) => {
        const thing: unknown = JSON.parse(text)
        things.push(thing)
        const parsed = structuredDataSchema.safeParse(thing)
        return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
      }),
    ),
  ).toEqual([])
  expect(things.length).toBeGreaterThan(5000)
  expect(schemaOrgProblems(oneOfEachShape(things))).toEqual([])
})

test('the site map has every page that may be found, and no other', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const mapped = [...map.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address ?? '').pathname)
  const found = [...site.pages.values()].filter(isIndexed).map(({ address }) => address)
  expect(mapped.sort()).toEqual(found.sort())
})
