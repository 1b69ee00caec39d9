import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackage, which } from '../servers/debianPackage';
import { findBrowser } from './findBrowser';

/** Path of a browser that is here, if there is one. */
export function findInstalledBrowser(): string | undefined {
  return findBrowser({
    chromePath: process.env.CHROME_PATH,
    which,
    exists: existsSync,
    playwrightPath: chromium.executablePath(),
  });
}

/** Path of a browser to test with, installed first if need be and possible. Ends with advice otherwise. */
export function ensureBrowser(): string {
  const found =
    findInstalledBrowser() ??
    (installDebianPackage('chromium', console.log), findInstalledBrowser());
  if (!found) {
    throw new Error(
      [
        'The tests need Chromium or Chrome, and none was found. Do one of these:',
        '  - install Chromium or Chrome with your system’s package manager,',
        '  - run "npx playwright install chromium",',
        '  - set CHROME_PATH to the program of a browser that you have.',
      ].join('\n'),
    );
  }
  return found;
}
