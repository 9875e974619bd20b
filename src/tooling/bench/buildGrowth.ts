import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { copyProject } from '#src/tooling/build/copyProject.ts'
import { writeGeneratedShelf } from './generatedShelf.ts'
import { watchPeakMemory } from './peakMemory.ts'

const defaultSizes = [1_000, 2_500, 5_000, 10_000]

interface Build {
  readonly seconds: number
  /** Time Astro spends writing pages; the rest is bundling and postprocessing. */
  readonly writingSeconds: number
  readonly pages: number
  readonly peakBytes: number
  readonly distBytes: number
}

/**
 * Measures how build time, memory and output grow with the catalogue: builds the site with generated titles in
 * temporary copies of the project.
 * @param sizes numbers of titles, one build each
 */
export async function benchBuildGrowth(sizes: readonly number[] = defaultSizes): Promise<void> {
  const rows: Record<string, Record<string, string | number>> = {}
  for (const titles of sizes) {
    const build = await buildWith(titles)
    rows[`${titles} titles`] = {
      seconds: build.seconds.toFixed(0),
      'of these writing pages': build.writingSeconds.toFixed(0),
      pages: build.pages,
      'seconds / 1,000 pages': ((build.seconds * 1000) / build.pages).toFixed(1),
      'peak memory, MB': mb(build.peakBytes),
      'dist, MB': mb(build.distBytes),
    }
    console.log(`\nA build with generated titles`)
    console.table(rows)
  }
}

const mb = (bytes: number): number => Math.round(bytes / 1e6)

async function buildWith(titles: number): Promise<Build> {
  const folder = await mkdtemp(join(tmpdir(), 'moodlight-build-'))
  try {
    await copyProject(folder)
    await writeGeneratedShelf(join(folder, 'src', 'catalogue', 'embedded', 'data'), titles)
    return { ...(await timedBuild(folder)), ...(await measured(join(folder, 'dist'))) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function timedBuild(folder: string): Promise<Pick<Build, 'seconds' | 'writingSeconds' | 'peakBytes'>> {
  const started = performance.now()
  const child = spawn(process.execPath, ['src/tooling/build.ts'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  const peak = watchPeakMemory(child.pid ?? 0)
  const lines: { readonly at: number; readonly text: string }[] = []
  createInterface(child.stdout).on('line', (text) => lines.push({ at: performance.now(), text }))
  const [code] = await once(child, 'close')
  const ended = performance.now()
  const peakBytes = peak()
  if (code !== 0) {
    console.error(
      lines
        .slice(-20)
        .map(({ text }) => text)
        .join('\n'),
    )
    throw new Error(`the build ended with ${code} after ${((ended - started) / 1000).toFixed(0)} s`)
  }
  // Astro logs each file that it writes, with a tree prefix.
  const written = lines.filter(({ text }) => /[├└]─/.test(text)).map(({ at }) => at)
  const writingSeconds = ((written.at(-1) ?? 0) - (written[0] ?? 0)) / 1000
  return { seconds: (ended - started) / 1000, writingSeconds, peakBytes }
}

async function measured(dist: string): Promise<Pick<Build, 'pages' | 'distBytes'>> {
  const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  let distBytes = 0
  for (const { parentPath, name } of files) distBytes += (await stat(join(parentPath, name))).size
  return { pages: files.filter(({ name }) => name.endsWith('.html')).length, distBytes }
}
