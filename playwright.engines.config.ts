import { defineConfig } from '@playwright/test'
import { foundEngines } from './src/tests/engines/foundEngines.ts'

/** The main journeys in each engine that this machine has; all other tests are in playwright.config.ts. */
export default defineConfig({
  testDir: 'src/tests/engines',
  // Apart from the other browser tests, whose traces and reports stay.
  outputDir: 'test-results/engines',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/engines.json' }]],
  projects: foundEngines().map(({ id }) => ({ name: id })),
})
