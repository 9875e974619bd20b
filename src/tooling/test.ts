import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readyEngines } from './checks/browserEngines.ts'
import { systemPart } from './checks/systemParts.ts'
import { readPlaywrightReport, readVitestReport, type SuiteOutcome } from './checks/testReports.ts'
import { projectRoot } from './projectRoot.ts'
import { run } from './run.ts'

/**
 * `npm test`: static checks, unit and contract tests, browser tests on the built site, and the main journeys in all
 * installed engines. All suites run even when one fails; failed tests are named again at the end, and the last line has
 * the totals. Unit tests, many of which wait for injected faults, run in parallel with checks and builds, which are
 * CPU-bound; browser tests, which assert deadlines, run alone but for the rest of the second build. Run side by side,
 * three suites of browsers took as long as one after the other: browsers raster on the processor.
 *
 * The site is built twice: by `npm run build`, and as Netlify does in a copy of the project (netlifyBuild.ts, which
 * verifies that both are equal except for the origin). Each browser test therefore runs on one build only;
 * `specsOnHosted` lists those that have failed on Netlify's build before.
 */
// Both builds are of one moment, also around midnight.
process.env['SOURCE_DATE_EPOCH'] ??= String(Math.floor(Date.now() / 1000))

const results = join(projectRoot, 'test-results')
const hosted = mkdtempSync(join(tmpdir(), 'moodlight-hosted-'))
const specsOnHosted = ['budgets', 'offline', 'policy', 'searchPage', 'titlePage', 'workerStorage'].map(
  (name) => `${name}.spec.ts`,
)
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const total: { passed: number; failures: string[] } = { passed: 0, failures: [] }

interface Suite {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  /** Working directory; the project root by default. */
  readonly folder?: string
  /** Reads the suite's JSON report; a suite without one counts as one test. */
  readonly outcome?: () => SuiteOutcome
  /** Whether output is streamed or, for suites that run in parallel, printed at the end. */
  readonly shown: 'as it comes' | 'at the end'
}

async function runSuite({ name, command, args, folder = projectRoot, outcome, shown }: Suite): Promise<void> {
  if (shown === 'as it comes') console.log(`\n=== ${name}`)
  const started = performance.now()
  let lastLines = ''
  const report = (output: string): void => {
    lastLines = output.trimEnd().split('\n').slice(-20).join('\n    ')
    console.log(`\n=== ${name}\n${output.trimEnd()}`)
  }
  let ok = true
  try {
    await run(command, args, { folder, ...(shown === 'at the end' && { report }) })
  } catch (error) {
    ok = false
    console.error(error instanceof Error ? error.message : error)
  }
  const { passed, failures } = outcomeOf(ok, lastLines, outcome)
  total.passed += passed
  total.failures.push(...failures.map((failure) => `${name}: ${failure}`))
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`=== ${name}: ${passed} passed, ${failures.length} failed in ${seconds} s`)
}

/** At least one failure for a suite that exited with an error or has no readable report. */
function outcomeOf(ok: boolean, lastLines: string, outcome: Suite['outcome']): SuiteOutcome {
  if (!outcome) return ok ? { passed: 1, failures: [] } : { passed: 0, failures: [`ended with\n    ${lastLines}`] }
  try {
    const { passed, failures } = outcome()
    return { passed, failures: ok || failures.length > 0 ? failures : ['exited with an error'] }
  } catch (error) {
    return { passed: 0, failures: [`has no readable report: ${error instanceof Error ? error.message : error}`] }
  }
}

let missingEngines: readonly string[]
try {
  missingEngines = readyEngines()
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
  outcome: () => readVitestReport(join(results, 'unit.json')),
  shown: 'at the end',
}
const build: Suite = {
  name: 'build',
  command: 'node',
  args: ['src/tooling/build.ts', '--silent'],
  shown: 'at the end',
}
const netlifyBuild: Suite = {
  name: 'build as Netlify makes it',
  command: 'node',
  args: ['src/tooling/build/netlifyBuild.ts', hosted],
  shown: 'at the end',
}
/** Browser tests against the site built in `folder`. */
function browserTests(name: string, specs: readonly string[], folder = projectRoot): Suite {
  return {
    name,
    command: 'playwright',
    // Playwright matches filters anywhere in the path; without the slash titlePage would match liveTitlePage, too.
    args: ['test', ...specs.map((spec) => `/${spec}`)],
    folder,
    outcome: () => readPlaywrightReport(join(folder, 'test-results/e2e.json')),
    shown: 'as it comes',
  }
}
const specs = readdirSync(join(projectRoot, 'src/tests/e2e')).filter((file) => !specsOnHosted.includes(file))
const engines: Suite = {
  name: 'main journeys in all engines',
  command: 'playwright',
  args: ['test', '--config', 'playwright.engines.config.ts'],
  outcome: () => readPlaywrightReport(join(results, 'engines.json')),
  shown: 'as it comes',
}

async function checksThenBuild(): Promise<void> {
  // Sequential, because some checks read dist/, which must not be half-written.
  await runSuite(checks)
  await runSuite(build)
}

console.log('Checks and builds run beside the unit and contract tests; each is shown when it has ended.')
const built = checksThenBuild()
const builtForNetlify = built.then(() => runSuite(netlifyBuild))
await Promise.all([runSuite(unit), built])
await runSuite(browserTests('browser tests', specs))
await builtForNetlify
await runSuite(browserTests('browser tests of what Netlify builds', specsOnHosted, hosted))
rmSync(hosted, { recursive: true, force: true })
await runSuite(engines)
for (const missing of missingEngines) console.log(missing)

for (const failure of total.failures) console.log(`\nFailed in ${failure}`)
console.log(`\n${total.passed} passed, ${total.failures.length} failed`)
process.exit(total.failures.length === 0 && total.passed > 0 ? 0 : 1)
