/** A schema.org thing: https://schema.org/docs/jsonld.html */
export interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

/**
 * Serializes a thing for a `<script type="application/ld+json">`. Every `<` is escaped, so that no text can close the
 * element.
 */
export function jsonLd(thing: Thing): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(/</g, '\\u003c')
}

/** The breadcrumb of a page: names and absolute URLs, from the home page to the page itself. */
export function breadcrumbList(steps: readonly { readonly name: string; readonly url: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

/** An ordered list of things. */
export function itemList(things: readonly Thing[]): Thing {
  return {
    '@type': 'ItemList',
    numberOfItems: things.length,
    itemListElement: things.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  }
}
