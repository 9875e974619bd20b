import { describe, expect, it } from 'vitest'
import { PatternError } from '#src/server/pages/patternError.ts'
import { onDemandPages } from './onDemandPages.ts'

const imported = [
  '@astrojs/react/server.js',
  'astro/dist/assets/endpoint/generic.js',
  '../embedded/shelf.ts',
  './readBook.ts',
  './readWords.ts',
]
const source = "import { z } from '#src/domain/schema.ts'\n"

/** Runs the plugin's hooks as for a server that imports the given modules. */
function serverWith(modules: readonly string[], code = source): void {
  const plugin = onDemandPages()
  for (const id of modules) plugin.resolveId(id, '/src/pages/title.astro')
  plugin.transform(code, '/moodlight/src/domain/title.ts')
  plugin.buildEnd()
}

describe('the server of pages on demand', () => {
  it('is built where all that it replaces is there', () => {
    expect(() => serverWith(imported)).not.toThrow()
  })

  it.each(imported)('is not built where nothing imports %s', (missing) => {
    expect(() => serverWith(imported.filter((id) => id !== missing))).toThrow(PatternError)
  })

  it('holds no variable of the machine that builds it', () => {
    const given = 'if (import.meta.env?.PROD) answer()'
    expect(onDemandPages().transform(given, '/node_modules/astro/dist/actions/runtime/client.js')).toBe(
      'if (import.meta.env.PROD) answer()',
    )
  })

  it('is not built where no module imports schemas', () => {
    expect(() => serverWith(imported, 'export const a = 1')).toThrow(PatternError)
  })
})
