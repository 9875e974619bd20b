import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from '#src/domain/schema.ts'
import { projectRoot } from './projectRoot.ts'
import { run } from './run.ts'
import { systemPart } from './systemParts.ts'

/**
 * `npm test`: checks, unit and contract tests, then the built site in a real browser. All suites run even when one fails, and the last
 * line counts over all of them.
 */
const results = join(projectRoot, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const total = { passed: 0, failed: 0 }

async function suite(name: string, work: () => Promise<void>, count?: () => { passed: number; failed: number }) {
  console.log(`\n=== ${name}`)
  const started = performance.now()
  let ok = true
  try {
    await work()
  } catch (error) {
    ok = false
    console.error(error instanceof Error ? error.message : error)
  }
  const { passed, failed } = counted(ok, count)
  total.passed += passed
  total.failed += failed
  console.log(
    `=== ${name}: ${passed} passed, ${failed} failed in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  )
}

/** A suite without a report counts as one test; one that ended badly has at least one failure. */
function counted(ok: boolean, count?: () => { passed: number; failed: number }): { passed: number; failed: number } {
  if (!count) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  try {
    const { passed, failed } = count()
    return { passed, failed: ok ? failed : Math.max(1, failed) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const unitReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const browserReport = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(results, file), 'utf8'))
}

try {
  systemPart('chromium')
  systemPart('redis')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exit(1)
}

await suite('checks', () => run('node', ['src/tooling/check.ts']))
await suite(
  'unit and contract tests',
  () => run('vitest', ['run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json']),
  () => {
    const { numPassedTests: passed, numFailedTests: failed } = unitReport.parse(read('unit.json'))
    return { passed, failed }
  },
)
await suite('build', () => run('node', ['src/tooling/build.ts', '--silent']))
await suite(
  'browser tests',
  () => run('playwright', ['test']),
  () => {
    const { expected, unexpected, flaky } = browserReport.parse(read('e2e.json')).stats
    return { passed: expected, failed: unexpected + flaky }
  },
)

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
