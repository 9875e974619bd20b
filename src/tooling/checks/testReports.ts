import { readFileSync } from 'node:fs'
import { z } from '#src/domain/schema.ts'

/** What a suite's report says: how many tests passed, and for each that did not its name and the error's first lines. */
export interface SuiteOutcome {
  readonly passed: number
  readonly failures: readonly string[]
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.nullish(z.array(z.string())) }),
      ),
    }),
  ),
})

/** Reads Vitest's JSON report. A file that could not be loaded counts as one failure. Throws if there is no report. */
export function readVitestReport(file: string): SuiteOutcome {
  const { numPassedTests, testResults } = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [failure(name, message)]
    return failed.map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, failureMessages?.[0]))
  })
  return { passed: numPassedTests, failures }
}

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ error: z.optional(z.object({ message: z.optional(z.string()) })) })),
    }),
  ),
})
const playwrightSuite = z.object({
  specs: z._default(z.array(playwrightSpec), []),
  get suites() {
    return z.optional(z.array(playwrightSuite))
  },
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number() }),
  suites: z.array(playwrightSuite),
  errors: z._default(z.array(z.object({ message: z.optional(z.string()) })), []),
})

/** Reads Playwright's JSON report; a test that passed only when repeated has failed. Throws if there is no report. */
export function readPlaywrightReport(file: string): SuiteOutcome {
  const { stats, suites, errors } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  return {
    passed: stats.expected,
    failures: [...suites.flatMap(failuresIn), ...errors.map(({ message }) => failure('outside of tests', message))],
  }
}

function failuresIn({ specs, suites }: z.infer<typeof playwrightSuite>): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        failure(
          [projectName, `${spec.file}:${spec.line}`, spec.title].filter(Boolean).join(' › '),
          results.find(({ error }) => error)?.error?.message,
        ),
      ),
  )
  return [...own, ...(suites ?? []).flatMap(failuresIn)]
}

/** Escape sequences that colour a terminal's text. */
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

function failure(name: string, message = ''): string {
  const lines = message.replace(colours, '').split('\n').filter(Boolean).slice(0, 8)
  return [name, ...lines.map((line) => `    ${line.trim()}`)].join('\n')
}
