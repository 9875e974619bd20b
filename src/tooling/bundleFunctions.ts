import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { projectRoot } from './projectRoot.ts'

/** Where `npm run build` puts the functions; netlify.toml names the same folder. */
export const bundledFunctions = join(projectRoot, '.netlify', 'moodlight-functions')

const sources = join(projectRoot, 'netlify', 'functions')
const data = join(projectRoot, 'src', 'catalogue', 'embedded', 'data')

export interface BundleOptions {
  /** The folder for the functions; it is emptied. */
  readonly out: string
  /** The folder of the built site, which gets `shelf/`. */
  readonly publish: string
}

/**
 * Makes one file of each function, and puts the catalogue's data beside the pages, from where bundled functions fetch them. Netlify's own packaging
 * takes whole packages and all of the data into every function, which makes each five times as large and slower to start.
 */
export async function bundleFunctions({ out, publish }: BundleOptions): Promise<void> {
  const shelf = await writeShelf(join(publish, 'shelf'))
  await rm(out, { recursive: true, force: true })
  const files = (await readdir(sources)).filter((file) => file.endsWith('.ts'))
  await build({
    absWorkingDir: projectRoot,
    entryPoints: files.map((file) => join(sources, file)),
    outdir: out,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    charset: 'utf8',
    legalComments: 'none',
    minifySyntax: true,
    // Names stay as they are written: the log says where an error was thrown.
    minifyWhitespace: false,
    define: {
      SHELF_FILES: JSON.stringify(shelf),
      // Netlify's variable for the address of this very deploy; only the build knows it.
      SHELF_DEPLOY_URL: JSON.stringify(process.env['DEPLOY_URL'] || null),
    },
    plugins: [dataFromTheSite],
    logLevel: 'warning',
  })
}

/** Functions fetch what everything else reads from disk. */
const dataFromTheSite: Plugin = {
  name: 'data-from-the-site',
  setup({ onResolve }) {
    onResolve({ filter: /\/readData\.ts$/ }, () => ({ path: join(data, 'fetchData.ts') }))
  },
}

/**
 * Writes the data files under names that hold a hash of their content, so that they may be kept for ever.
 * @returns the files by what they hold: `{titles: 'titles.1a2b3c4d5e6f.json', …}`
 */
async function writeShelf(folder: string): Promise<Record<string, string>> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const shelf: Record<string, string> = {}
  for (const file of (await readdir(data)).filter((name) => name.endsWith('.json')).sort()) {
    // Written anew without the spaces that are there for people.
    const text = JSON.stringify(JSON.parse(await readFile(join(data, file), 'utf8')))
    const name = file.replace(/\.json$/, '')
    const hashed = `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`
    await writeFile(join(folder, hashed), text)
    shelf[name] = hashed
  }
  return shelf
}
