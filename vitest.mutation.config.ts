import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A mutant is done with at the first test that fails: the quick ones go first. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse()
  }
}

/** Tests of what is mutated (stryker.config.json): fast ones, and in one process, because a mutant lives nowhere else. */
export default defineConfig({
  test: {
    include: ['src/{accounts,api,cache}/*.test.ts', 'src/domain/country.test.ts', 'src/server/visitorCountry.test.ts'],
    exclude: ['src/accounts/{authHandler,redisProfileStore}.test.ts', 'src/cache/drivers.test.ts'],
    sequence: { sequencer: QuickestFirst },
    testTimeout: 30_000,
    env: { LOG_REQUESTS: '0' },
  },
})
