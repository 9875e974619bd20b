import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Data is parsed as JSON, not as a program with an export for each key.
  json: { stringify: true, namedExports: false },
  test: {
    include: ['src/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 3,
    // A bound for what hangs: on a machine with other work tests take several times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Bounds concurrent tests that spawn processes, so that each gets a CPU core.
    maxConcurrency: 3,
    env: { LOG_REQUESTS: '0' },
  },
})
