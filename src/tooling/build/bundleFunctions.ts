import { spawnSync } from 'node:child_process'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { readBook } from '#src/catalogue/book/readBook.ts'
import { packCopy, packFacts, packReasons } from '#src/catalogue/embedded/packedShelf.ts'
import { searchTexts } from '#src/catalogue/embedded/searchTexts.ts'
import { embeddedTitles, translatedNames } from '#src/catalogue/embedded/shelf.ts'
import { storedEnding, storedFolder } from '#src/catalogue/storedText.ts'
import { defaultLocale, locales } from '#src/domain/place/locale.ts'
import { titleTypes } from '#src/domain/title/contentType.ts'
import { searchWords } from '#src/i18n/searchWords.ts'
import { buildTime } from '#src/server/buildTime.ts'
import { readWords } from '#src/server/words/readWords.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'
import { onlyEnglishErrors, onlyUsedSchemas } from './smallZod.ts'

/** Output folder for functions of `npm run build`; must match netlify.toml. */
export const bundledFunctions = join(projectRoot, '.netlify', 'moodlight-functions')

const sources = join(projectRoot, 'netlify', 'functions')

const catalogue = join(projectRoot, 'src', 'catalogue')
const words = join(projectRoot, 'src', 'server', 'words')

/**
 * Redirects imports of shelf.ts to storedShelf.ts, of readBook.ts to storedBook.ts, of readWords.ts to storedWords.ts
 * and of searchWords.ts to storedSearchWords.ts: functions read the catalogue and the lexicons as packed by the build.
 */
const storedShelf: Plugin = {
  name: 'stored-shelf',
  setup({ onResolve }) {
    onResolve({ filter: /\/shelf\.ts$/ }, () => ({ path: join(catalogue, 'embedded', 'storedShelf.ts') }))
    onResolve({ filter: /\/searchWords\.ts$/ }, () => ({ path: join(catalogue, 'embedded', 'storedSearchWords.ts') }))
    onResolve({ filter: /\/readBook\.ts$/ }, () => ({ path: join(catalogue, 'book', 'storedBook.ts') }))
    onResolve({ filter: /\/readWords\.ts$/ }, () => ({ path: join(words, 'storedWords.ts') }))
  },
}

/** Abbreviated hash of the commit that is built, from Netlify's COMMIT_REF or git; `unknown` without either. */
function commit(): string {
  const git = (): string =>
    spawnSync('git', ['rev-parse', 'HEAD'], { cwd: projectRoot, encoding: 'utf8' }).stdout?.trim() ?? ''
  return (process.env['COMMIT_REF'] || git() || 'unknown').slice(0, 12)
}

const bundlingOf = (built: string): BuildOptions => ({
  absWorkingDir: projectRoot,
  bundle: true,
  format: 'esm',
  platform: 'node',
  // The oldest version that package.json's `engines` allows.
  target: 'node20.11',
  // The `netlify` export condition makes packages use Node's globals instead of bundling a polyfill.
  conditions: ['netlify'],
  legalComments: 'none',
  // Module paths appear in the output; unresolved symlinks keep them independent of where node_modules is.
  preserveSymlinks: true,
  minifySyntax: true,
  minifyWhitespace: true,
  // Keeps function names readable in logged stack traces.
  minifyIdentifiers: false,
  define: {
    // Only the health function uses it, so the other bundles do not change with every commit.
    BUILD_COMMIT: JSON.stringify(built),
    BUILD_DAY: JSON.stringify(buildTime().toISOString().slice(0, 10)),
  },
  plugins: [storedShelf, onlyEnglishErrors, onlyUsedSchemas],
  logLevel: 'warning',
})

/**
 * Bundles each function into one file and writes the embedded catalogue beside them, for those that list it in
 * `includedFiles` of their config. Netlify's own bundler would include whole packages and all of the catalogue's
 * sources in every function.
 * @param out output folder; it is emptied first
 * @returns the esbuild options, for bundling functions that are not in netlify/functions
 */
export async function bundleFunctions(out: string): Promise<BuildOptions> {
  const bundling = bundlingOf(commit())
  await rm(out, { recursive: true, force: true })
  await writeShelf(join(out, storedFolder))
  const files = (await readdir(sources)).filter((file) => file.endsWith('.ts'))
  await build({
    ...bundling,
    entryPoints: files.map((file) => join(sources, file)),
    outdir: out,
    outExtension: { '.js': '.mjs' },
  })
  return bundling
}

const compress = promisify(brotliCompress)
const quality = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}

/**
 * Writes the embedded titles, the data of their search, the lexicons and the book of feels in the format that
 * storedShelf.ts, storedWords.ts and storedBook.ts read: locale-independent data, plus the copy per locale. They are compressed, because that is smaller
 * than what a function's zip makes of them.
 */
async function writeShelf(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const write = async (name: string, text: string): Promise<void> =>
    writeFile(join(folder, `${name}${storedEnding}`), await compress(text, { params: quality }))
  const shelf = await embeddedTitles(defaultLocale)
  await write('facts.json', packFacts(shelf))
  await write('search.json', JSON.stringify(searchTexts(shelf, await translatedNames(), searchWords())))
  for (const locale of locales) {
    const titles = await embeddedTitles(locale)
    await write(`copy.${locale}.txt`, packCopy(titles))
    await write(`reasons.${locale}.txt`, packReasons(titles))
    await write(`words.${locale}.txt`, await readWords(locale))
  }
  for (const type of titleTypes) await write(`book.${type}.txt`, await readBook(type))
}
