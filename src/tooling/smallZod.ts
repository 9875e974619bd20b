import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
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

/**
 * esbuild keeps all of a namespace that another module hands on by name, as schema.ts does with zod's. Each module imports it itself here, which
 * leaves out the half of zod that nobody uses; schema.ts still runs first and sets zod up.
 */
export const onlyUsedSchemas: Plugin = {
  name: 'only-used-schemas',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/].+\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const own = text.replace(
        /^import \{ z \} from '((?:#src\/domain|\.)\/schema\.ts)'$/m,
        "import '$1'; import * as z from 'zod/mini'",
      )
      return { contents: own, loader: 'ts' }
    })
  },
}
