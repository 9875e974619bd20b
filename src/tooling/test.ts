import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from '#src/domain/schema.ts'
import { projectRoot } from './projectRoot.ts'
import { run } from './run.ts'
import { systemPart } from './systemParts.ts'

/**
 * `npm test`: checks, unit and contract tests, then the built site in a real browser. All suites run even when one fails, and the last
 * line counts over all of them. What mostly waits (the tests of faults) and what mostly computes (checks, build) run side by side; the
 * browser tests, which hold answers to deadlines, have the machine to themselves.
 */
const results = join(projectRoot, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const total = { passed: 0, failed: 0 }

interface Suite {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  /** Reads the suite's own report; a suite without one counts as one test. */
  readonly count?: () => { readonly passed: number; readonly failed: number }
  /** Whether the output is shown as it comes, or in one piece at the end, because others run beside it. */
  readonly shown: 'as it comes' | 'at the end'
}

async function runSuite({ name, command, args, count, shown }: Suite): Promise<void> {
  if (shown === 'as it comes') console.log(`\n=== ${name}`)
  const started = performance.now()
  const report = (output: string): void => console.log(`\n=== ${name}\n${output.trimEnd()}`)
  let ok = true
  try {
    await run(command, args, shown === 'at the end' ? { report } : {})
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

/** One that ended badly has at least one failure. */
function counted(ok: boolean, count: Suite['count']): { passed: number; failed: number } {
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

const checks: Suite = { name: 'checks', command: 'node', args: ['src/tooling/check.ts'], shown: 'at the end' }
const unit: Suite = {
  name: 'unit and contract tests',
  command: 'vitest',
  args: ['run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'],
  count: () => {
    const { numPassedTests: passed, numFailedTests: failed } = unitReport.parse(read('unit.json'))
    return { passed, failed }
  },
  shown: 'at the end',
}
const build: Suite = {
  name: 'build',
  command: 'node',
  args: ['src/tooling/build.ts', '--silent'],
  shown: 'at the end',
}
const browser: Suite = {
  name: 'browser tests',
  command: 'playwright',
  args: ['test'],
  count: () => {
    const { expected, unexpected, flaky } = browserReport.parse(read('e2e.json')).stats
    return { passed: expected, failed: unexpected + flaky }
  },
  shown: 'as it comes',
}

async function checksThenBuild(): Promise<void> {
  // One after the other: checks that read the built site must not find half of one.
  await runSuite(checks)
  await runSuite(build)
}

console.log('Checks and build run beside the unit and contract tests; each is shown when it has ended.')
await Promise.all([runSuite(unit), checksThenBuild()])
await runSuite(browser)

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
