import { Parser } from 'htmlparser2'

/** The parts of a page that crawler tests use. */
export interface BuiltPage {
  /** Path with leading and trailing slash: `/pt/mood/cry/`. */
  readonly address: string
  readonly language: string
  readonly title: string
  readonly headings: number
  /** Meta tags by `name` or `property`; the last one wins. */
  readonly meta: ReadonlyMap<string, string>
  readonly canonical: string | null
  /** Absolute URLs by hreflang. */
  readonly alternates: ReadonlyMap<string, string>
  /** All URLs that it links to or loads, verbatim, except the actions of POST forms. */
  readonly references: readonly string[]
  readonly ids: ReadonlySet<string>
  readonly repeatedIds: readonly string[]
  readonly structuredData: readonly string[]
  /** Emoji in visible text, SVG included: their rendering depends on the system, and some systems show empty boxes. */
  readonly emoji: readonly string[]
  /** Ids of the symbols that its SVGs reference by `<use>`. */
  readonly symbols: ReadonlySet<string>
}

export const isIndexed = ({ meta }: BuiltPage): boolean => meta.get('robots') !== 'noindex'

const referring = ['href', 'src', 'action', 'component-url', 'renderer-url'] as const

const isPosted = ({ method }: Readonly<Record<string, string>>): boolean => method?.toLowerCase() === 'post'

/** SVGs are parsed by regular expressions: posters make up half of a page, and only ids, `<use>` and text matter. */
const drawing = /<svg[\s\S]*?<\/svg>/g

/** Characters with emoji presentation by default, or by a variation selector. */
const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/gu

/** Elements whose text is not rendered in the page. */
const unread = new Set(['title', 'script', 'style', 'template'])

/** Parses a page's HTML. */
export function readBuiltPage(address: string, html: string): BuiltPage {
  const page = {
    address,
    language: '',
    title: '',
    headings: 0,
    meta: new Map<string, string>(),
    canonical: null as string | null,
    alternates: new Map<string, string>(),
    references: [] as string[],
    ids: new Set<string>(),
    repeatedIds: [] as string[],
    structuredData: [] as string[],
    emoji: [] as string[],
    symbols: new Set<string>(),
  }
  let text: 'title' | 'data' | null = null
  let depth = 0
  let unseen = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      depth++
      if (unread.has(name)) unseen++
      const { id } = attributes
      if (id !== undefined) countId(id)
      for (const attribute of referring) {
        const value = attributes[attribute]
        if (value !== undefined && name !== 'link' && !isPosted(attributes)) page.references.push(value)
      }
      if (name === 'html') page.language = attributes['lang'] ?? ''
      else if (name === 'h1') page.headings++
      else if (name === 'title' && depth === 3) text = 'title'
      else if (name === 'meta')
        page.meta.set(attributes['name'] ?? attributes['property'] ?? '', attributes['content'] ?? '')
      else if (name === 'link') readLink(attributes)
      else if (name === 'script' && attributes['type'] === 'application/ld+json') {
        text = 'data'
        page.structuredData.push('')
      }
    },
    ontext(part) {
      if (text === 'title') page.title += part
      else if (text === 'data') page.structuredData[page.structuredData.length - 1] += part
      if (unseen === 0) page.emoji.push(...(part.match(emoji) ?? []))
    },
    onclosetag(name) {
      depth--
      if (unread.has(name)) unseen--
      text = null
    },
  })
  parser.end(
    html.replace(drawing, (svg) => {
      for (const [, id = ''] of svg.matchAll(/ id="([^"]+)"/g)) countId(id)
      for (const [, id = ''] of svg.matchAll(/<use [^>]*href="#([^"]+)"/g)) page.symbols.add(id)
      page.emoji.push(...(svg.replace(/<[^>]*>/g, '').match(emoji) ?? []))
      return ''
    }),
  )
  return page

  function countId(id: string): void {
    if (page.ids.has(id)) page.repeatedIds.push(id)
    page.ids.add(id)
  }

  function readLink(attributes: Readonly<Record<string, string>>): void {
    const { rel, href = '', hreflang } = attributes
    if (rel === 'canonical') page.canonical = href
    else if (rel === 'alternate' && hreflang) page.alternates.set(hreflang, href)
    else page.references.push(href)
  }
}
