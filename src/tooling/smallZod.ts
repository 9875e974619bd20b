import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { withOwnSchemas } from './ownSchemas.ts'
import { projectRoot } from './projectRoot.ts'

/** zod brings its messages in fifty languages; schema.ts chooses English. */
export const onlyEnglishErrors: Plugin = {
  name: 'only-english-errors',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js'",
      resolveDir: join(projectRoot, 'node_modules', 'zod', 'v4', 'locales'),
    }))
  },
}

/** See ownSchemas.ts. */
export const onlyUsedSchemas: Plugin = {
  name: 'only-used-schemas',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/].+\.ts$/ }, async ({ path }) => {
      return { contents: withOwnSchemas(await readFile(path, 'utf8')), loader: 'ts' }
    })
  },
}
