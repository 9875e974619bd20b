import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 30_000,
    // Bounds concurrent tests that spawn processes, so that each gets a CPU core.
    maxConcurrency: 3,
    env: { LOG_REQUESTS: '0' },
  },
})
