import { defineConfig } from '@playwright/test'
import { chromiumArguments } from './src/tests/support/chromiumArguments.ts'
import { systemPart } from './src/tooling/checks/systemParts.ts'

export default defineConfig({
  testDir: 'src/tests/e2e',
  // Playwright empties this folder, so it must not contain another suite's output.
  outputDir: 'test-results/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Bounds for what hangs, not for speed: on a machine with other work tests take several times as long. A save alone
  // may take seven seconds (stores/saveUser.ts).
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  globalSetup: './src/tests/support/serveBuiltSite.ts',
  use: {
    baseURL: `http://localhost:${process.env['E2E_PORT'] ?? 4399}`,
    colorScheme: 'dark',
    // A service worker would bypass `page.route`; only its own tests allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: systemPart('chromium'),
      args: [...chromiumArguments],
    },
  },
})
