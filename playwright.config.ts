import { defineConfig } from '@playwright/test';
import { ensureBrowser } from './scripts/browser/ensureBrowser';

/** Another one where two checkouts are tested at the same time. */
const PORT = Number(process.env.E2E_PORT ?? 4173);

/** Tests of the built site in a real browser, served as a deployer would. */
export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: ensureBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `docusaurus serve --no-open --port ${PORT}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
