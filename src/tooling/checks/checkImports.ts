import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from '#src/domain/schema.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'

/**
 * Tests the lint rules for imports: writes a probe file for each forbidden direction between folders, and two that
 * import each other's types, and expects Biome to reject them. Otherwise a rule that was loosened by accident would go
 * unnoticed.
 */
const forbidden: readonly (readonly [room: string, imports: string])[] = [
  ['domain', '#src/engine/quality.ts'],
  ['domain', 'react'],
  ['engine', '#src/catalogue/catalogue.ts'],
  ['engine', 'nanostores'],
  ['catalogue', '#src/server/deps.ts'],
  ['cache', '#src/catalogue/catalogue.ts'],
  ['cache', '@upstash/redis'],
  ['upstash', '#src/cache/cached.ts'],
  ['accounts', '#src/server/env.ts'],
  ['accounts', '@upstash/redis'],
  ['api', '#src/server/env.ts'],
  ['server', '#src/stores/query.ts'],
  ['server', '@upstash/redis'],
  ['i18n', '#src/api/contract.ts'],
  ['stores', '#src/server/deps.ts'],
  ['stores', '#src/cache/cached.ts'],
  ['stores', '#src/upstash/redisClient.ts'],
  ['stores', 'react'],
  ['islands', '#src/catalogue/catalogue.ts'],
  ['islands', '#src/server/deps.ts'],
  ['islands', '../server/deps.ts'],
  ['serviceWorker', '#src/stores/query.ts'],
  ['catalogue/tmdb', '#src/catalogue/embedded/shelf.ts'],
  ['islands', '#src/domain/title/title.ts'],
  ['stores', '#src/domain/platform/platform.ts'],
  ['scripts', '#src/domain/feel/feelKeywords.data.ts'],
  ['scripts', '#src/server/deps.ts'],
  ['scripts', 'react'],
  ['components', '#src/accounts/session.ts'],
  ['components', '#src/tooling/projectRoot.ts'],
  ['components/ui', '#src/server/deps.ts'],
  ['layouts', '#src/catalogue/catalogue.ts'],
  ['pages', '#src/cache/cached.ts'],
]

const folders = new Set<string>()

/** @returns the path of the file that was written to src/{room}/__import_rule__ */
function writeProbe(room: string, name: string, text: string): string {
  const folder = join(projectRoot, 'src', room, '__import_rule__')
  mkdirSync(folder, { recursive: true })
  folders.add(folder)
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const probes = forbidden.map(([room, imports], index) => ({
  file: writeProbe(room, `probe${index}.ts`, `import * as probe from '${imports}'\n\nexport const used = probe\n`),
  rule: 'style/noRestrictedImports',
  fault: `src/${room} may import ${imports}`,
}))
writeProbe('domain', 'b.ts', "import type { A } from './a.ts'\n\nexport type B = A[]\n")
probes.push({
  file: writeProbe(
    'domain',
    'a.ts',
    "import type { B } from '#src/domain/__import_rule__/b.ts'\n\nexport type A = B[]\n",
  ),
  rule: 'suspicious/noImportCycles',
  fault: 'Two files may import types of each other',
})

/** The part of Biome's JSON report that is read. */
const reportSchema = z.object({
  diagnostics: z.array(z.object({ category: z.string(), location: z.object({ path: z.string() }) })),
})

/** @returns what Biome refuses: `rule path`, the path relative to the project */
function refusals(): Set<string> {
  const rules = [...new Set(probes.map(({ rule }) => rule))]
  const { stdout, stderr } = spawnSync(
    join(projectRoot, 'node_modules/.bin/biome'),
    ['lint', ...rules.map((rule) => `--only=${rule}`), '--reporter=json', '--max-diagnostics=none', ...folders],
    { cwd: projectRoot, encoding: 'utf8' },
  )
  try {
    const { diagnostics } = reportSchema.parse(JSON.parse(stdout))
    return new Set(diagnostics.map(({ category, location }) => `${category} ${location.path}`))
  } catch (error) {
    throw new Error(`Biome gave no report: ${stderr}`, { cause: error })
  }
}

try {
  const refused = refusals()
  const faults = probes.filter(({ file, rule }) => !refused.has(`lint/${rule} ${relative(projectRoot, file)}`))
  for (const { fault } of faults) console.error(`${fault}, and must not.`)
  if (faults.length > 0) process.exitCode = 1
  else console.log(`${probes.length} forbidden imports are refused.`)
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true })
}
