/**
 * Bundlers keep all of a namespace that another module hands on by name, as schema.ts does with zod's. Each module imports it itself here, which
 * leaves out the half of zod that nobody uses; schema.ts still runs first and sets zod up.
 */
export function withOwnSchemas(source: string): string {
  return source.replace(
    /^import \{ z \} from ['"]((?:#src\/domain|\.)\/schema\.ts)['"];?$/m,
    "import '$1'; import * as z from 'zod/mini'",
  )
}
