import { describe, expect, it } from 'vitest'
import { PatternError } from '#src/server/pages/patternError.ts'
import { withOwnSchemas } from './ownSchemas.ts'

describe('a module that uses schemas', () => {
  it.each(["'#src/domain/schema.ts'", "'./schema.ts'"])('imports them itself, after %s', (from) => {
    expect(withOwnSchemas(`import { z } from ${from}\nexport const a = 1`)).toBe(
      `import ${from}; import * as z from 'zod/mini'\nexport const a = 1`,
    )
  })

  it('stays as it is where it uses types alone, or none', () => {
    for (const source of ["import type { z } from './schema.ts'", "import { a } from './a.ts'"]) {
      expect(withOwnSchemas(source)).toBe(source)
    }
  })

  it.each([
    "import * as z from './schema.ts'",
    "import { z as schemas } from '#src/domain/schema.ts'",
    "import {\n  z,\n} from '#src/domain/schema.ts'",
  ])('stops the build when it does so in another form: %s', (source) => {
    expect(() => withOwnSchemas(source)).toThrow(PatternError)
  })
})
