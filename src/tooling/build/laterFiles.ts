import { join } from 'node:path'
import { projectRoot } from '#src/tooling/projectRoot.ts'

/** What the plugin uses of Rolldown's context. */
interface Context {
  readonly environment: { readonly name: string; readonly mode: string }
  readonly emitFile: (file: { readonly type: 'chunk'; readonly id: string }) => string
}

/** Subset of Vite's `Plugin` type; Vite is only a transitive dependency, of Astro. */
interface LaterPlugin {
  readonly name: string
  readonly resolveId: (id: string) => string | undefined
  readonly load: (this: Context, id: string) => string | undefined
}

const prefix = 'virtual:file/'
/** Rollup's convention: other plugins leave modules alone whose id begins with a null byte. */
const resolved = `\0${prefix}`

/**
 * Vite plugin for the modules `virtual:file/{path below src, without .ts}`: the address of that module's file in the
 * build, for `import()`. A plain `import()` of the module would add Vite's preload helper, 1 kB, to what imports it: to
 * every page, where that is the shell. Unlike `?worker&url` the file shares its imports with all others.
 */
export function laterFiles(): LaterPlugin {
  return {
    name: 'later-files',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(resolved)) return undefined
      const path = `src/${id.slice(resolved.length)}.ts`
      if (this.environment.mode === 'dev') return `export const address = '/${path}'`
      if (this.environment.name !== 'client') return `export const address = ''`
      return `export const address = import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: join(projectRoot, path) })}`
    },
  }
}
