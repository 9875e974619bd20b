import { build, type Plugin } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { PatternError } from '#src/server/pages/patternError.ts'
import { onlyEnglishErrors, onlyUsedSchemas } from './smallZod.ts'
import { onlyListedPages, onlyPages, without } from './trimmedServer.ts'

const server = `const pageMap = new Map([
    ["src/pages/search.astro", _page1],
    ["src/pages/title/[...address].astro", _page2]
]);`

describe('the list of a server’s pages', () => {
  it('keeps the pages of one function', () => {
    const kept = onlyListedPages(server, /\/title\//)
    expect(kept).toContain('title')
    expect(kept).not.toContain('search')
  })

  it('cannot be empty, or be written in another way', () => {
    expect(() => onlyListedPages(server, /\/mood\//)).toThrow(PatternError)
    expect(() => onlyListedPages(server.replaceAll('_page', 'page'), /\/title\//)).toThrow(PatternError)
  })
})

/** Bundles a module to which the plugin does not apply. */
function bundle(plugin: Plugin): Promise<unknown> {
  return build({ stdin: { contents: 'export const a = 1' }, write: false, logLevel: 'silent', plugins: [plugin] })
}

describe('a bundle fails', () => {
  it.each([
    ['without the server whose pages are chosen', onlyPages(/\/title\//)],
    ['when nothing imports what is left out', without([/never-imported/])],
    ['when zod has its languages elsewhere', onlyEnglishErrors],
    ['when no module imports schemas in the known form', onlyUsedSchemas],
  ])('%s', async (_, plugin) => {
    await expect(bundle(plugin)).rejects.toThrow(plugin.name)
  })
})
