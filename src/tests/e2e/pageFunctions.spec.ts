import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { askFunction, unpackFunction } from '#src/tests/support/zippedFunction.ts'
import { type ZippedFunction, zipSizes } from '#src/tooling/build/zipSizes.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'

/**
 * KB of 1,000 bytes with the shelf, as Netlify zips the functions, less its telemetry: Astro's server is some 130 of
 * them, React's 55 more. Searches that are answered by feel need the reasons of all titles and the lexicons of all
 * languages: 1,130 and 295.
 */
const mostKb: Readonly<Record<string, number>> = { 'title-pages': 2000, 'search-page': 3650 }

// One worker, so that functions are zipped once.
test.describe.configure({ mode: 'default' })

test.describe('the functions of pages, as Netlify zips them,', () => {
  let folder: string
  let zipped: ZippedFunction[]
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'moodlight-pages-'))
    const functions = join(folder, 'functions')
    mkdirSync(functions)
    for (const name of ['title-pages.mjs', 'search-page.mjs', 'shelf']) {
      cpSync(join(projectRoot, '.netlify/moodlight-functions', name), join(functions, name), { recursive: true })
    }
    zipped = await zipSizes(functions, { out: join(folder, 'zips'), telemetry: false })
    zipped.sort((a, b) => (a.name < b.name ? -1 : 1))
  })
  test.afterAll(() => rmSync(folder, { recursive: true }))

  test('are no heavier than they must be, answer their own addresses alone, and only titles let files go first', () => {
    const [search, titles] = zipped
    const foreign = (paths: readonly string[] | undefined, own: RegExp) => paths?.filter((path) => !own.test(path))
    expect(foreign(titles?.paths, /^(\/\w\w)?\/title\/:address\/?$/)).toEqual([])
    expect(foreign(search?.paths, /^(\/\w\w)?\/search\/?$/)).toEqual([])
    expect([titles?.prefersStatic, search?.prefersStatic]).toEqual([true, false])
    for (const { name, bytes } of zipped) expect(bytes / 1000, name).toBeLessThanOrEqual(mostKb[name] ?? 0)
    // Astro's own function would answer every address that has no file.
    expect(existsSync(join(projectRoot, '.netlify/v1/functions/ssr'))).toBe(false)
  })

  test('draw titles and searches out of the shelf where nothing of the site can be reached', async () => {
    const nowhere = { URL: 'http://127.0.0.1:9' }
    const titles = await unpackFunction(join(folder, 'zips'), 'title-pages')
    const paths = ['/title/movie-129-spirited-away/', '/de/title/movie-129-spirited-away/', '/title/movie-1-nothing/']
    const [english, german, unknown] = await askFunction(titles, [...paths, '/title/movie-129/'], nowhere)
    expect([english?.status, german?.status, unknown?.status]).toEqual([200, 200, 404])
    expect(english?.body).toContain('>Spirited Away</h1>')
    expect(german?.body).toContain('>Chihiros Reise ins Zauberland</h1>')
    const search = await unpackFunction(join(folder, 'zips'), 'search-page')
    const [found, gefunden] = await askFunction(search, ['/search/?q=spirited', '/de/search/?q=chihiros'], nowhere)
    expect([found?.status, gefunden?.status]).toEqual([200, 200])
    expect(found?.body).toContain('href="/title/movie-129-spirited-away/"')
    expect(gefunden?.body).toContain('href="/de/title/movie-129-spirited-away/"')
  })
})
