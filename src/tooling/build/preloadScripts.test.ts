import { describe, expect, it } from 'vitest'
import { PatternError } from '#src/server/pages/patternError.ts'
import { checkGroups, importsOf, standInsOf } from './preloadScripts.ts'

const chunks = [
  {
    type: 'chunk',
    name: 'page',
    fileName: '_astro/page.a.js',
    code: 'import"./shell.b.js";',
    imports: ['_astro/shell.b.js'],
  },
  { type: 'chunk', name: 'shell', fileName: '_astro/shell.b.js', code: 'document.title', imports: [] },
] as const

describe('what a build knows of its scripts', () => {
  it('is what each imports, and which give way to another', () => {
    expect(importsOf(chunks)).toEqual({ '_astro/page.a.js': ['_astro/shell.b.js'], '_astro/shell.b.js': [] })
    expect(standInsOf(chunks)).toEqual({ '_astro/page.a.js': '_astro/shell.b.js' })
  })

  it('cannot lack scripts that give way: an address with a query is none', () => {
    const [page, shell] = chunks
    expect(() => standInsOf([{ ...page, code: 'import"./shell.b.js?dpl=1";' }, shell])).toThrow(PatternError)
  })

  it('cannot lack a group', () => {
    expect(() => checkGroups([{ name: 'shell' }], chunks)).not.toThrow()
    expect(() => checkGroups([{ name: 'shell' }, { name: 'kit' }], chunks)).toThrow(/groups kit\b/)
    expect(() => checkGroups([], chunks)).toThrow(PatternError)
  })
})
