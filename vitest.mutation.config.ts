import { defineConfig } from 'vitest/config'

/** Tests of what is mutated (stryker.config.json): fast ones, and in one process, because a mutant lives nowhere else. */
export default defineConfig({
  test: {
    include: ['src/{accounts,api,cache}/*.test.ts', 'src/domain/country.test.ts', 'src/server/visitorCountry.test.ts'],
    exclude: ['src/accounts/redisProfileStore.test.ts', 'src/cache/drivers.test.ts'],
    testTimeout: 30_000,
    env: { LOG_REQUESTS: '0' },
  },
})
