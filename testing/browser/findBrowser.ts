/**
 * Names of Chromium and Chrome binaries. The first is headless Chromium, because windows would cost
 * a second of CPU time for each context.
 */
const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export interface Machine {
  chromePath: string | undefined;
  /** Absolute path of a program in the PATH, if it exists. */
  which: (program: string) => string | undefined;
  exists: (path: string) => boolean;
  /** Where Playwright would install its own browser. */
  playwrightPath: string;
}

/**
 * The browser to test with: `CHROME_PATH`, an installed Chromium or Chrome, or Playwright's own.
 * Throws if `CHROME_PATH` is set, but the file doesn't exist.
 */
export function findBrowser({
  chromePath,
  which,
  exists,
  playwrightPath,
}: Machine): string | undefined {
  if (chromePath) {
    if (!exists(chromePath)) {
      throw new Error(`CHROME_PATH is "${chromePath}", but that file doesn't exist.`);
    }
    return chromePath;
  }
  const installed = PROGRAMS.map(which).find((found) => found !== undefined);
  return installed ?? [...PLACES, playwrightPath].find(exists);
}
