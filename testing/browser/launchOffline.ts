import { chromium, type Browser } from '@playwright/test';

/**
 * A browser that can only reach this machine, so builds don't contact ads or analytics. Routing its
 * pages through the test runner would disable their cache.
 */
export function launchOffline(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
  });
}
