import { join } from 'node:path'
import { withOwnSchemas } from './ownSchemas.ts'
import { PatternError } from './patternError.ts'
import { projectRoot } from './projectRoot.ts'

/** React's server by a name of its own, which its file gets, too: functions without islands leave it out (bundlePages.ts). */
const islandRenderer = 'island-renderer'

/** What Astro puts into every server, and what stands there instead. React comes when a page has an island, not when the function wakes up. */
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

/** The part of Vite's plugins that this one is; Vite itself is Astro's affair. */
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

const theShelf = /\/shelf\.ts$/
/** Has Astro write variables of the machine that builds into the server, whole; with a plain dot it is the one word that is asked for. */
const wholeEnvironment = 'import.meta.env?.'
const ownModule = /[\\/]src[\\/].+\.ts$/

/**
 * Pages that are drawn on demand are a function, which has to wake up quickly: they read the shelf from files beside them (see bundleFunctions.ts),
 * have React only where they need it, and the images' endpoint beside them is never asked.
 * @returns a plugin of Vite, for Astro's server and not for the pages that are built; a build fails in which one of these was nowhere found
 */
export function onDemandPages(): ServerPlugin {
  const unused = new Set([...stubs.map(({ of }) => of), theShelf, ownModule])
  return {
    name: 'on-demand-pages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId(id, importer) {
      if (id === islandRenderer) return `\0${id}`
      if (importer === `\0${islandRenderer}`) return undefined
      if (theShelf.test(id)) {
        unused.delete(theShelf)
        return join(projectRoot, 'src', 'catalogue', 'embedded', 'storedShelf.ts')
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
