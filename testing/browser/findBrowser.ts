/**
 * Names under which Chromium and Chrome are installed. The first is Chromium without its own windows,
 * which cost a second of the processor for each context, and which nobody sees here.
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
  /** Absolute path of a program on the search path, if it is there. */
  which: (program: string) => string | undefined;
  exists: (path: string) => boolean;
  /** Where Playwright would keep a browser of its own. */
  playwrightPath: string;
}

/**
 * The browser to test with: `CHROME_PATH`, an installed Chromium or Chrome, or Playwright's own.
 * Throws when `CHROME_PATH` leads nowhere, since somebody meant it.
 */
export function findBrowser({
  chromePath,
  which,
  exists,
  playwrightPath,
}: Machine): string | undefined {
  if (chromePath) {
    if (!exists(chromePath)) {
      throw new Error(`CHROME_PATH is "${chromePath}", but there is no such file.`);
    }
    return chromePath;
  }
  const installed = PROGRAMS.map(which).find((found) => found !== undefined);
  return installed ?? [...PLACES, playwrightPath].find(exists);
}
