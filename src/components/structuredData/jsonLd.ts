/** A schema.org thing: https://schema.org/docs/jsonld.html */
export interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

/**
 * A thing as the text of a `<script type="application/ld+json">`. Every `<` is escaped, so that no text in it can end the element.
 */
export function jsonLd(thing: Thing): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(/</g, '\\u003c')
}

/** Where a page stands: each step's name and absolute address. */
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

/** A list of things, in order. */
export function itemList(things: readonly Thing[]): Thing {
  return {
    '@type': 'ItemList',
    numberOfItems: things.length,
    itemListElement: things.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  }
}
