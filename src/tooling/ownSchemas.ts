import { PatternError } from './patternError.ts'

/** How a module imports schemas. */
const ownImport = /^import \{ z \} from ['"]((?:#src\/domain|\.)\/schema\.ts)['"];?$/m
/** Any import of them that is more than types. */
const anyImport = /^import (?!type\b)[^'"]*['"][^'"]*\/schema\.ts['"]/m

/**
 * Bundlers keep all of a namespace that another module hands on by name, as schema.ts does with zod's. Each module imports it itself here, which
 * leaves out the half of zod that nobody uses; schema.ts still runs first and sets zod up.
 * @throws PatternError when a module imports schema.ts in another form
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
