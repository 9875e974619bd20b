import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { OnEndResult, Plugin } from 'esbuild'
import { PatternError } from '#src/server/pages/patternError.ts'

/** An entry of the page map in Astro's server entry; the group is the page's source file. */
const listedPage = /\["(src\/pages\/[^"]+)", _page\d+\],?/g

/**
 * Removes pages from the page map of Astro's server entry, so that the bundler drops their code.
 * @param server code of the server entry
 * @param pages matches the source files of the pages to keep
 * @throws PatternError when no page of the map matches
 */
export function onlyListedPages(server: string, pages: RegExp): string {
  const sources = [...server.matchAll(listedPage)].map(([, source = '']) => source)
  if (!sources.some((source) => pages.test(source))) {
    throw new PatternError(`Astro's server lists no page that is ${pages}; it lists: ${sources.join(', ') || 'none'}.`)
  }
  return server.replace(listedPage, (entry, source) => (pages.test(source) ? entry : ''))
}

/** esbuild plugin that applies `onlyListedPages`. Fails the build when Astro's server entry is not bundled. */
export function onlyPages(pages: RegExp): Plugin {
  return {
    name: 'only-pages',
    setup({ onLoad, onEnd }) {
      let isLoaded = false
      onLoad({ filter: /[\\/]\.netlify[\\/]build[\\/]entry\.mjs$/ }, async ({ path }) => {
        isLoaded = true
        return { contents: onlyListedPages(await readFile(path, 'utf8'), pages), resolveDir: dirname(path) }
      })
      onEnd(() => failUnless(isLoaded, "Astro's server is not where only-pages looks for it"))
    },
  }
}

/**
 * esbuild plugin that replaces modules by a stub, whose `check` makes Astro treat it as a renderer without matching
 * components. Fails the build when a pattern matches no import.
 */
export function without(modules: readonly RegExp[]): Plugin {
  return {
    name: 'without',
    setup({ onResolve, onLoad, onEnd }) {
      const unused = new Set(modules)
      for (const filter of modules) {
        onResolve({ filter }, ({ path }) => {
          unused.delete(filter)
          return { path, namespace: 'without' }
        })
      }
      onLoad({ filter: /.*/, namespace: 'without' }, () => ({ contents: 'export default { check: () => false }' }))
      onEnd(() =>
        failUnless(unused.size === 0, `Nothing imports what the build would be without: ${[...unused].join(', ')}`),
      )
    },
  }
}

/** Result of an esbuild plugin's `onEnd` that fails the build unless the plugin was applied. */
export function failUnless(isApplied: boolean, text: string): OnEndResult {
  return isApplied ? {} : { errors: [{ text }] }
}
