import { platforms } from '#src/catalogue/platforms/platforms.data.ts'
import { type Locale, parseLocale } from '#src/domain/place/locale.ts'
import { readWords } from '#src/server/words/readWords.ts'
import { readLexicon } from '#src/tooling/understanding/readUnderstanding.ts'

/** Subset of Vite's `Plugin` type; Vite is only a transitive dependency, of Astro. */
interface WordsPlugin {
  readonly name: string
  readonly resolveId: (id: string) => string | undefined
  readonly load: (this: { readonly environment: { readonly name: string } }, id: string) => Promise<string | undefined>
}

const prefix = 'virtual:words/'
/** Rollup's convention: other plugins leave modules alone whose id begins with a null byte. */
const resolved = `\0${prefix}`

/**
 * Vite plugin for the modules `virtual:words/{locale}`: a language's lexicon, packed, and the names of platforms, as a
 * hashed file of its own that is loaded when somebody types. Empty in server code, which reads lexicons itself.
 */
export function packedWords(): WordsPlugin {
  return {
    name: 'packed-words',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      const locale = id.startsWith(resolved) ? parseLocale(id.slice(resolved.length)) : undefined
      if (!locale) return undefined
      const isClient = this.environment.name === 'client'
      const lexicon = isClient ? await readWords(locale) : ''
      const names = isClient ? await understoodPlatforms(locale) : {}
      return `export const lexicon = ${JSON.stringify(lexicon)}\nexport const platforms = ${JSON.stringify(names)}\n`
    },
  }
}

/** The names of the platforms that a lexicon knows, by id. */
async function understoodPlatforms(locale: Locale): Promise<Readonly<Record<string, string>>> {
  const { phrases } = await readLexicon(locale)
  const known = new Set([...phrases.values()].flatMap(({ service, serviceAfter }) => [service, serviceAfter]))
  return Object.fromEntries(platforms.filter(({ id }) => known.has(id)).map(({ id, name }) => [id, name]))
}
