import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from './findBrowser';

function which(program: string): string | undefined {
  const command = process.platform === 'win32' ? 'where' : 'which';
  const { status, stdout } = spawnSync(command, [program], { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n')[0]!.trim() : undefined;
}

/** Path of a browser that is here, if there is one. */
export function findInstalledBrowser(): string | undefined {
  return findBrowser({
    chromePath: process.env.CHROME_PATH,
    which,
    exists: existsSync,
    playwrightPath: chromium.executablePath(),
  });
}

/** Debian and its relatives have Chromium as a package; installing it needs root. */
function installDebianPackage(): void {
  if (process.getuid?.() !== 0 || !which('apt-get')) {
    return;
  }
  console.log('No browser found; installing the package "chromium".');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { env, stdio: 'ignore' });
  } catch (error) {
    console.error(`The package could not be installed: ${(error as Error).message}`);
  }
}

/** Path of a browser to test with, installed first if need be and possible. Ends with advice otherwise. */
export function ensureBrowser(): string {
  const found = findInstalledBrowser() ?? (installDebianPackage(), findInstalledBrowser());
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
