import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { OnEndResult, Plugin } from 'esbuild'
import { PatternError } from './patternError.ts'

/** A page in the list that Astro's server chooses from; its source is in the first group. */
const listedPage = /\["(src\/pages\/[^"]+)", _page\d+\],?/g

/**
 * Leaves pages out of the list of Astro's server, and their code with it.
 * @throws PatternError when the list has no page, or none that stays
 */
export function onlyListedPages(server: string, pages: RegExp): string {
  const sources = [...server.matchAll(listedPage)].map(([, source = '']) => source)
  if (!sources.some((source) => pages.test(source))) {
    throw new PatternError(`Astro's server lists no page that is ${pages}; it lists: ${sources.join(', ') || 'none'}.`)
  }
  return server.replace(listedPage, (entry, source) => (pages.test(source) ? entry : ''))
}

/** A plugin for esbuild that leaves out pages of Astro's server. The build fails when it cannot. */
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

/** A plugin for esbuild that has imports bring nothing, and the renderer of islands know none. The build fails when nothing imports one of them. */
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

/** What a plugin's `onEnd` returns so that a build fails whose output the plugin did not change. */
export function failUnless(isApplied: boolean, text: string): OnEndResult {
  return isApplied ? {} : { errors: [{ text }] }
}
