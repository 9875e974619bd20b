import { defineConfig } from '@playwright/test'
import { foundEngines } from './src/tests/engines/foundEngines.ts'

/**
 * The main user journeys in each browser engine that is installed; playwright.config.ts has all other browser tests.
 */
export default defineConfig({
  testDir: 'src/tests/engines',
  outputDir: 'test-results/engines',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/engines.json' }]],
  projects: foundEngines().map(({ id }) => ({ name: id })),
})
