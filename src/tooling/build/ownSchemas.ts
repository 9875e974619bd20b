import { PatternError } from '#src/server/pages/patternError.ts'

/** The only supported form of importing schema.ts. */
const ownImport = /^import \{ z \} from ['"]((?:#src\/domain|\.)\/schema\.ts)['"];?$/m
/** Any import of schema.ts other than `import type`. */
const anyImport = /^import (?!type\b)[^'"]*['"][^'"]*\/schema\.ts['"]/m

/**
 * Rewrites a module's import of schema.ts into a direct import of zod/mini. Bundlers cannot tree-shake a namespace that
 * is re-exported under a name, as schema.ts does; the direct import drops the unused half of zod. schema.ts is still
 * imported first for its side effect, the configuration of zod.
 * @returns the source, unchanged if the module does not import schema.ts
 * @throws PatternError when the module imports schema.ts in another form
 */
export function withOwnSchemas(source: string): string {
  const own = source.replace(ownImport, "import '$1'; import * as z from 'zod/mini'")
  if (own === source && anyImport.test(source)) {
    throw new PatternError(
      'A module imports schemas in another form than "import { z } from \'#src/domain/schema.ts\'".',
    )
  }
  return own
}
