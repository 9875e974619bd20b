import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 30_000,
    // Tests that start processes side by side leave a core for each.
    maxConcurrency: 3,
    env: { LOG_REQUESTS: '0' },
  },
})
