import { join } from 'node:path'
import { PatternError } from '#src/server/pages/patternError.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'
import { withOwnSchemas } from './ownSchemas.ts'

/**
 * Virtual module that re-exports React's server renderer. Its chunk is named after it, so that bundlePages.ts can
 * stub it in functions without islands.
 */
const islandRenderer = 'island-renderer'

/**
 * Modules that Astro includes in every server, with their replacements: React's renderer is imported lazily, when a
 * page has an island, instead of at cold start; the image endpoint, which is never requested, always responds with
 * 404.
 */
const stubs = [
  {
    of: /@astrojs\/react\/server\.js$/,
    code: `
      const react = async () => (await import('${islandRenderer}')).default
      export default {
        name: '@astrojs/react',
        supportsAstroStaticSlot: true,
        async check(...given) { return (await react()).check.apply(this, given) },
        async renderToStaticMarkup(...given) { return (await react()).renderToStaticMarkup.apply(this, given) },
      }`,
  },
  {
    of: /astro\/dist\/assets\/endpoint\/generic\.js$/,
    code: 'export const GET = () => new Response(null, { status: 404 })',
  },
] as const

/** Subset of Vite's `Plugin` type; Vite is only a transitive dependency, of Astro. */
interface ServerPlugin {
  readonly name: string
  readonly apply: 'build'
  readonly enforce: 'pre'
  readonly applyToEnvironment: (environment: { readonly name: string }) => boolean
  readonly resolveId: (id: string, importer?: string) => string | undefined
  readonly load: (id: string) => string | undefined
  readonly transform: (code: string, id: string) => string | undefined
  readonly buildEnd: (error?: Error) => void
}

/** Modules that read the catalogue's sources, and those that read what the build packs. */
const storedReaders = [
  { of: /\/shelf\.ts$/, path: join(projectRoot, 'src', 'catalogue', 'embedded', 'storedShelf.ts') },
  { of: /\/readBook\.ts$/, path: join(projectRoot, 'src', 'catalogue', 'book', 'storedBook.ts') },
  { of: /\/readWords\.ts$/, path: join(projectRoot, 'src', 'server', 'words', 'storedWords.ts') },
]
/**
 * With optional chaining, Astro replaces `import.meta.env` by an object that holds variables of the build machine; with
 * a plain dot it replaces only the property that is accessed.
 */
const wholeEnvironment = 'import.meta.env?.'
const ownModule = /[\\/]src[\\/].+\.ts$/

/**
 * Reduces the cold start time of functions that render pages on demand: the catalogue is read from files beside them
 * (see bundleFunctions.ts), React is loaded only by pages with islands, and the image endpoint is stubbed.
 * @returns a Vite plugin for Astro's server build, not for prerendering; it fails the build with a PatternError when
 * one of the modules that it replaces is not found
 */
export function onDemandPages(): ServerPlugin {
  const unused = new Set([...[...stubs, ...storedReaders].map(({ of }) => of), ownModule])
  return {
    name: 'on-demand-pages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId(id, importer) {
      if (id === islandRenderer) return `\0${id}`
      if (importer === `\0${islandRenderer}`) return undefined
      const reader = storedReaders.find(({ of }) => of.test(id))
      if (reader) {
        unused.delete(reader.of)
        return reader.path
      }
      const stub = stubs.find(({ of }) => of.test(id))
      if (stub) unused.delete(stub.of)
      return stub && `\0${id}`
    },
    load(id) {
      if (id === `\0${islandRenderer}`) return "export { default } from '@astrojs/react/server.js'"
      return id.startsWith('\0') ? stubs.find(({ of }) => of.test(id))?.code : undefined
    },
    transform(code, id) {
      if (!ownModule.test(id)) {
        return code.includes(wholeEnvironment) ? code.replaceAll(wholeEnvironment, 'import.meta.env.') : undefined
      }
      const own = withOwnSchemas(code)
      if (own !== code) unused.delete(ownModule)
      return own
    },
    buildEnd(error) {
      if (error || unused.size === 0) return
      throw new PatternError(`Nothing in Astro's server is as onDemandPages.ts looks for it: ${[...unused].join(', ')}`)
    },
  }
}
