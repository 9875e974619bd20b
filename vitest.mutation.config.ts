import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs fast test files first, because a mutant is killed by the first failing test. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse()
  }
}

/**
 * Tests of the mutated files (stryker.config.json). Slow tests and those that spawn processes are excluded: mutants are
 * active in the test process only.
 */
export default defineConfig({
  test: {
    include: [
      'src/{accounts,api,cache}/*.test.ts',
      'src/domain/{country,profileChange}.test.ts',
      'src/server/http/visitorCountry.test.ts',
    ],
    exclude: ['src/accounts/{authHandler,redisProfileStore}.test.ts', 'src/cache/drivers.test.ts'],
    sequence: { sequencer: QuickestFirst },
    testTimeout: 30_000,
    env: { LOG_REQUESTS: '0' },
  },
})
