import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { withOwnSchemas } from './ownSchemas.ts'
import { projectRoot } from './projectRoot.ts'
import { failUnless } from './trimmedServer.ts'

/** zod brings its messages in fifty languages; schema.ts chooses English. A build fails that finds no list of them. */
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

/** See ownSchemas.ts. A build fails in which no module imports schemas so. */
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
