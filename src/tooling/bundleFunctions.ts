import { spawnSync } from 'node:child_process'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { packCopy, packFacts } from '#src/catalogue/embedded/packedShelf.ts'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { searchTexts } from '#src/catalogue/embedded/titleSearch.ts'
import { defaultLocale, locales } from '#src/domain/locale.ts'
import { searchWords } from '#src/i18n/searchWords.ts'
import { projectRoot } from './projectRoot.ts'
import { onlyEnglishErrors, onlyUsedSchemas } from './smallZod.ts'

/** Where `npm run build` puts the functions; netlify.toml names the same folder. */
export const bundledFunctions = join(projectRoot, '.netlify', 'moodlight-functions')

const sources = join(projectRoot, 'netlify', 'functions')

/** Functions read the shelf as the build wrote it; everything else reads its sources. */
const storedShelf: Plugin = {
  name: 'stored-shelf',
  setup({ onResolve }) {
    const path = join(projectRoot, 'src', 'catalogue', 'embedded', 'storedShelf.ts')
    onResolve({ filter: /\/shelf\.ts$/ }, () => ({ path }))
  },
}

/** The commit that is built: Netlify names it, else git does. */
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
  // The oldest that package.json names.
  target: 'node20.11',
  // Packages that know Netlify use what Node has as a global there, and load no module for it.
  conditions: ['netlify'],
  legalComments: 'none',
  // Names of modules stand in what is bundled: they are the same wherever the packages lie.
  preserveSymlinks: true,
  minifySyntax: true,
  minifyWhitespace: true,
  // Names stay as they are written: the log says in which function an error was thrown.
  minifyIdentifiers: false,
  // Only the function that tells it holds it: all others are the same files whatever was committed.
  define: { BUILD_COMMIT: JSON.stringify(built) },
  plugins: [storedShelf, onlyEnglishErrors, onlyUsedSchemas],
  logLevel: 'warning',
})

/**
 * Makes one file of each function, and puts the embedded catalogue beside them, for those that name it in their config (`includedFiles`). Netlify's own
 * packaging takes whole packages and all of the catalogue's sources into every function.
 * @param out the folder for the functions; it is emptied
 * @returns how they were bundled, for a function that is none of netlify/functions
 */
export async function bundleFunctions(out: string): Promise<BuildOptions> {
  const bundling = bundlingOf(commit())
  await rm(out, { recursive: true, force: true })
  await writeShelf(join(out, 'shelf'))
  const files = (await readdir(sources)).filter((file) => file.endsWith('.ts'))
  await build({
    ...bundling,
    entryPoints: files.map((file) => join(sources, file)),
    outdir: out,
    outExtension: { '.js': '.mjs' },
  })
  return bundling
}

/** Writes the embedded titles and the texts of their search as storedShelf.ts reads them: what is true in every language, and two files for each. */
async function writeShelf(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const write = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text)
  const shelf = await embeddedTitles(defaultLocale)
  await write('facts.json', packFacts(shelf))
  const { people } = searchTexts(shelf, searchWords(defaultLocale))
  await write('search.json', JSON.stringify({ people }))
  for (const locale of locales) {
    const titles = await embeddedTitles(locale)
    const { people: _, ...own } = searchTexts(titles, searchWords(locale))
    await write(`copy.${locale}.txt`, packCopy(titles))
    await write(`search.${locale}.json`, JSON.stringify(own))
  }
}
