import { defineConfig } from '@playwright/test';
import { ensureBrowser } from './testing/browser/ensureBrowser';
import { getLeftOutTests, getPlan } from './testing/plan/plan';

/** Another one where two checkouts are tested at the same time. */
const PORT = Number(process.env.E2E_PORT ?? 4173);

/** Tests of the built site in a real browser, served as a deployer would. */
export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  grepInvert: getLeftOutTests(getPlan()),
  // The cut and the site below a path build sites of their own: they run where a change reaches them.
  projects: [
    { name: 'site', testIgnore: ['cutVersion.spec.ts', 'basePath.spec.ts'] },
    { name: 'cut', testMatch: 'cutVersion.spec.ts' },
    { name: 'base-path', testMatch: 'basePath.spec.ts' },
  ],
  workers: 2,
  // One test in some hundreds meets a browser that has stopped drawing. Where nobody can run it
  // again by hand, it has a second try; the list at the end calls it flaky, and it deserves a look.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000,
  // A page of three hundred rows hydrates late on a busy machine. How long things take is not tested.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/suite/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // A new context costs a second of the processor, and compiles every script again.
    reuseContext: true,
    launchOptions: {
      executablePath: ensureBrowser(),
      args: [
        '--no-sandbox',
        // Pages are closed before compiling their scripts well pays.
        '--js-flags=--no-opt --no-maglev',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `jiti scripts/serve.ts --port ${PORT}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
