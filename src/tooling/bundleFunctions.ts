import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { packShelf } from '#src/catalogue/embedded/packedShelf.ts'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { searchTexts } from '#src/catalogue/embedded/titleSearch.ts'
import { locales } from '#src/domain/locale.ts'
import { searchWords } from '#src/i18n/searchWords.ts'
import { projectRoot } from './projectRoot.ts'
import { onlyEnglishErrors, onlyUsedSchemas } from './smallZod.ts'

/** Where `npm run build` puts the functions; netlify.toml names the same folder. */
export const bundledFunctions = join(projectRoot, '.netlify', 'moodlight-functions')

const sources = join(projectRoot, 'netlify', 'functions')

/** The names of the shelf's files, by language. */
type ShelfFiles = Readonly<Record<'titles' | 'search', Readonly<Record<string, string>>>>

export interface BundleOptions {
  /** The folder for the functions; it is emptied. */
  readonly out: string
  /** The folder of the built site, which gets `shelf/`. */
  readonly publish: string
}

/**
 * Makes one file of each function, and puts the embedded catalogue beside the pages, from where bundled functions fetch it. Netlify's own packaging
 * takes whole packages and all of the catalogue into every function.
 * @returns how they were bundled, for a function that is none of netlify/functions
 */
export async function bundleFunctions({ out, publish }: BundleOptions): Promise<BuildOptions> {
  const bundling = bundlingWith(await writeShelf(join(publish, 'shelf')))
  await rm(out, { recursive: true, force: true })
  const files = (await readdir(sources)).filter((file) => file.endsWith('.ts'))
  await build({
    ...bundling,
    entryPoints: files.map((file) => join(sources, file)),
    outdir: out,
    outExtension: { '.js': '.mjs' },
  })
  return bundling
}

function bundlingWith(shelf: ShelfFiles): BuildOptions {
  return {
    absWorkingDir: projectRoot,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // Packages that know Netlify use what Node has as a global there, and load no module for it.
    conditions: ['netlify'],
    legalComments: 'none',
    minifySyntax: true,
    minifyWhitespace: true,
    // Names stay as they are written: the log says in which function an error was thrown.
    minifyIdentifiers: false,
    define: {
      SHELF_FILES: JSON.stringify(shelf),
      // Netlify's variable for the address of this very deploy; only the build knows it.
      SHELF_DEPLOY_URL: JSON.stringify(process.env['DEPLOY_URL'] || null),
    },
    plugins: [shelfFromTheSite, onlyEnglishErrors, onlyUsedSchemas],
    logLevel: 'warning',
  }
}

/** Functions fetch what everything else reads from disk. */
const shelfFromTheSite: Plugin = {
  name: 'shelf-from-the-site',
  setup({ onResolve }) {
    const path = join(projectRoot, 'src', 'catalogue', 'embedded', 'fetchedShelf.ts')
    onResolve({ filter: /\/shelf\.ts$/ }, () => ({ path }))
  },
}

/**
 * Writes the embedded titles and the texts of their search, one file a language each, under names that hold a hash of their content, so that they
 * may be kept for ever.
 * @returns the files' names: `{titles: {en: 'titles.en.1a2b3c4d5e6f.txt', …}, search: …}`
 */
async function writeShelf(folder: string): Promise<ShelfFiles> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const write = async (name: string, type: 'json' | 'txt', text: string): Promise<string> => {
    const file = `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.${type}`
    await writeFile(join(folder, file), text)
    return file
  }
  const files = { titles: {} as Record<string, string>, search: {} as Record<string, string> }
  for (const locale of locales) {
    const titles = await embeddedTitles(locale)
    files.titles[locale] = await write(`titles.${locale}`, 'txt', packShelf(titles))
    files.search[locale] = await write(
      `search.${locale}`,
      'json',
      JSON.stringify(searchTexts(titles, searchWords(locale))),
    )
  }
  return files
}
