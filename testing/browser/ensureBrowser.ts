import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackage, which } from '../servers/debianPackage';
import { findBrowser } from './findBrowser';

/** Path of an installed browser, if there is one. */
export function findInstalledBrowser(): string | undefined {
  return findBrowser({
    chromePath: process.env.CHROME_PATH,
    which,
    exists: existsSync,
    playwrightPath: chromium.executablePath(),
  });
}

/** Path of a browser for tests. Tries to install one if missing; exits with advice otherwise. */
export function ensureBrowser(): string {
  const found =
    findInstalledBrowser() ??
    (installDebianPackage('chromium', console.log), findInstalledBrowser());
  if (!found) {
    throw new Error(
      [
        'The tests need Chromium or Chrome, but neither was found. Do one of these:',
        '  - install Chromium or Chrome with your system’s package manager,',
        '  - run "npx playwright install chromium",',
        '  - set CHROME_PATH to the path of an installed browser.',
      ].join('\n'),
    );
  }
  return found;
}
