import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './projectRoot.ts'

/**
 * Tests the lint rule for imports between folders: writes a probe file for each forbidden direction and expects Biome
 * to reject it. Otherwise a rule that was loosened by accident would go unnoticed.
 */
const forbidden: readonly (readonly [room: string, imports: string])[] = [
  ['domain', '#src/engine/quality.ts'],
  ['domain', 'react'],
  ['engine', '#src/catalogue/catalogue.ts'],
  ['engine', 'nanostores'],
  ['catalogue', '#src/server/deps.ts'],
  ['cache', '#src/catalogue/catalogue.ts'],
  ['api', '#src/server/env.ts'],
  ['server', '#src/stores/query.ts'],
  ['i18n', '#src/api/contract.ts'],
  ['stores', '#src/server/deps.ts'],
  ['stores', '#src/cache/cached.ts'],
  ['stores', 'react'],
  ['islands', '#src/catalogue/catalogue.ts'],
  ['islands', '#src/server/deps.ts'],
  ['islands', '../server/deps.ts'],
  ['serviceWorker', '#src/stores/query.ts'],
]

const folders = new Set<string>()
const files = forbidden.map(([room, imports], index) => {
  const folder = join(projectRoot, 'src', room, '__import_rule__')
  mkdirSync(folder, { recursive: true })
  folders.add(folder)
  const file = join(folder, `probe${index}.ts`)
  writeFileSync(file, `import * as probe from '${imports}'\n\nexport const used = probe\n`)
  return { file, room, imports }
})
let failures = 0
try {
  for (const { file, room, imports } of files) {
    const { status, stdout } = spawnSync(
      join(projectRoot, 'node_modules/.bin/biome'),
      ['lint', '--only=style/noRestrictedImports', '--vcs-enabled=false', file],
      { cwd: projectRoot, encoding: 'utf8' },
    )
    if (status === 0) {
      failures++
      console.error(`src/${room} may import ${imports}, and must not.\n${stdout}`)
    }
  }
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true })
}
if (failures > 0) process.exit(1)
console.log(`${forbidden.length} forbidden directions are refused.`)
