import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { projectRoot } from '#src/tooling/projectRoot.ts'
import { withOwnSchemas } from './ownSchemas.ts'
import { failUnless } from './trimmedServer.ts'

/**
 * esbuild plugin that drops zod's error messages in all languages (about fifty) but English, which englishMessages.ts
 * selects. Fails the build when zod's locale index is not bundled.
 */
export const onlyEnglishErrors: Plugin = {
  name: 'only-english-errors',
  setup({ onLoad, onEnd }) {
    let isApplied = false
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => {
      isApplied = true
      return {
        contents: "export { default as en } from './en.js'",
        resolveDir: join(projectRoot, 'node_modules', 'zod', 'v4', 'locales'),
      }
    })
    onEnd(() => failUnless(isApplied, "zod's list of languages is not where only-english-errors looks for it"))
  },
}

/** esbuild plugin that applies `withOwnSchemas`. Fails the build when no bundled module imports schema.ts. */
export const onlyUsedSchemas: Plugin = {
  name: 'only-used-schemas',
  setup({ onLoad, onEnd }) {
    let isApplied = false
    onLoad({ filter: /[\\/]src[\\/].+\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const contents = withOwnSchemas(source)
      isApplied ||= contents !== source
      return { contents, loader: 'ts' }
    })
    onEnd(() => failUnless(isApplied, 'No module imports its schemas as only-used-schemas looks for it'))
  },
}
