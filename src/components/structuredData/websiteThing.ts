import type { Thing } from './jsonLd.ts'

/** The site and its search as a schema.org WebSite. All URLs are absolute. */
export function websiteThing(facts: {
  readonly name: string
  readonly description: string
  readonly language: string
  readonly url: string
  /** The URL of the search page. */
  readonly search: string
}): Thing {
  return {
    '@type': 'WebSite',
    name: facts.name,
    description: facts.description,
    inLanguage: facts.language,
    url: facts.url,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${facts.search}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
