import { z } from '#src/domain/schema.ts'

/**
 * Google's requirements for the structured data of the pages, beyond schema.org's vocabulary:
 * https://developers.google.com/search/docs/appearance/structured-data/movie,
 * …/breadcrumb, …/carousel, …/sitelinks-searchbox
 */
const text = z.string().check(z.minLength(1))
const address = z.url({ protocol: /^https?$/ })
const year = z.string().check(z.regex(/^\d{4}$/))
const person = z.strictObject({ '@type': z.literal('Person'), name: text })

/** Positions must be consecutive, starting at 1. */
const counted = z.refine<readonly { readonly position: number }[]>((items) =>
  items.every(({ position }, index) => position === index + 1),
)

const nameAndImage = { name: text, image: address, url: address }
const titleShape = {
  ...nameAndImage,
  '@context': z.literal('https://schema.org'),
  alternateName: z.optional(text),
  description: text,
  genre: z.array(text).check(z.minLength(1)),
  countryOfOrigin: z.array(z.strictObject({ '@type': z.literal('Country'), name: text })),
  inLanguage: text,
  contributor: z.optional(z.array(person)),
  sameAs: z.array(address).check(z.minLength(1)),
}
const movie = z.strictObject({
  ...titleShape,
  '@type': z.literal('Movie'),
  datePublished: year,
  duration: z.optional(z.string().check(z.regex(/^PT\d+M$/))),
  director: z.optional(person),
})
const series = z.strictObject({
  ...titleShape,
  '@type': z.literal('TVSeries'),
  startDate: year,
  numberOfSeasons: z.optional(z.int().check(z.positive())),
})
const listed = z.strictObject({ '@type': z.enum(['Movie', 'TVSeries']), ...nameAndImage })
const itemList = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('ItemList'),
  numberOfItems: z.int().check(z.positive()),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), item: listed }))
    .check(z.minLength(1), counted),
})
const breadcrumbList = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address }))
    .check(z.minLength(2), counted),
})
const website = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('WebSite'),
  name: text,
  description: text,
  inLanguage: text,
  url: address,
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().check(z.endsWith('{search_term_string}')),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
})

/** A JSON-LD object of a page. Unknown properties are errors, because consumers would silently ignore them. */
export const structuredDataSchema = z.discriminatedUnion('@type', [movie, series, itemList, breadcrumbList, website])
