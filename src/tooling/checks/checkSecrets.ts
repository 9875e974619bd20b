import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#src/tooling/projectRoot.ts'
import { findSecrets, leakedVariables, type SecretFinding } from './supplyChain/findSecrets.ts'

/**
 * Scans for secrets in the working tree, in every line ever added in the git history and, if the site is built, in the
 * publicly served files, source maps included. Without git (an unpacked archive) or with a shallow clone it scans what
 * is available.
 */
const found: SecretFinding[] = []
const looked: string[] = []

async function look(what: string, texts: Iterable<readonly [place: string, text: string]>): Promise<void> {
  let count = 0
  for (const [place, text] of texts) {
    found.push(...(await findSecrets(place, text)))
    for (const name of leakedVariables(text, process.env)) found.push({ place, line: 0, kind: `the value of ${name}` })
    count += 1
  }
  looked.push(`${what} (${count})`)
}

function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8', maxBuffer: 1024 ** 3 })
  return status === 0 ? stdout : null
}

function* filesOf(places: readonly string[]): Generator<readonly [string, string]> {
  for (const place of places) {
    const file = join(projectRoot, place)
    if (existsSync(file)) yield [place, readFileSync(file, 'utf8')]
  }
}

const tracked = git('ls-files', '--cached', '--others', '--exclude-standard', '-z')
if (tracked !== null) await look('files', filesOf(tracked.split('\0').filter(Boolean)))

/** The lock file is excluded: it has only names, versions and hashes, and accounts for most of the history. */
const history = git('log', '--patch', '--unified=0', '--no-color', '--no-ext-diff', '--', '.', ':!package-lock.json')
if (history) {
  const commits = history.split(/^(?=commit [0-9a-f]{40}$)/m).filter(Boolean)
  const added = (commit: string): string =>
    commit
      .split('\n')
      .filter((line) => line.startsWith('+'))
      .join('\n')
  await look(
    'commits',
    commits.map((commit) => [commit.slice(0, 19), added(commit)] as const),
  )
}

/**
 * Files to scan in dist/. Title pages, posters and flags are skipped: they are rendered from data scanned as source.
 */
const sent = /^(?!(?:\w\w\/)?title\/|posters\/|flags\/).*\.(?:js|mjs|css|html|json|map|txt|xml|svg)$/
const dist = join(projectRoot, 'dist')
if (existsSync(dist)) {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => sent.test(file))
  await look('built files', filesOf(files.map((file) => join('dist', file))))
}

if (found.length > 0) {
  for (const { place, line, kind } of found) console.error(`${place}, line ${line}: ${kind}`)
  console.error('These look like secrets. One that was ever committed or published must be replaced, not only removed.')
  process.exit(1)
}
console.log(`No secrets in ${looked.join(', ') || 'nothing: no git and no build'}.`)
