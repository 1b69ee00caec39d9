import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** How often the document has changed since somebody asked. */
    documentChanges?: number;
  }
}

/** How long nothing may happen until a page is idle, and how often it is looked at, in ms. */
const QUIET_MS = 600;
const INTERVAL_MS = 100;

const TIMEOUT_MS = 20_000;

/** Runs in the page, once per document: counts changes from now on, and returns how many there were. */
function countChanges(): number {
  if (window.documentChanges === undefined) {
    window.documentChanges = 0;
    new MutationObserver((records) => {
      window.documentChanges! += records.length;
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  }
  return window.documentChanges;
}

/**
 * Waits until a page has sent no request, got no answer and changed nothing for a while, as before a
 * test says that something did not happen. It goes by this process's clock, so a test may set that of
 * the page. Throws with the last thing that happened when the page is still busy after 20 seconds.
 */
export async function waitForIdle(page: Page): Promise<void> {
  let last = Date.now();
  let what = 'nothing yet';
  const note = (name: string) => {
    last = Date.now();
    what = name;
  };
  const onRequest = (request: { url: () => string }) => note(`a request of ${request.url()}`);
  const events = ['request', 'requestfinished', 'requestfailed'] as const;
  events.forEach((event) => page.on(event as 'request', onRequest));
  try {
    const end = Date.now() + TIMEOUT_MS;
    let changes = -1;
    while (Date.now() - last < QUIET_MS) {
      if (Date.now() > end) {
        throw new Error(`The page is still busy after ${TIMEOUT_MS / 1000} seconds: ${what}.`);
      }
      await wait(INTERVAL_MS);
      // A document that is being left cannot answer: that is a change, too.
      const next = await page.evaluate(countChanges).catch(() => -1);
      if (next !== changes) {
        note('a change of the document');
        changes = next;
      }
    }
  } finally {
    events.forEach((event) => page.off(event as 'request', onRequest));
  }
}

/** How long after an act of the reader a layout shift counts as theirs, in ms, by the standard. */
const RECENT_INPUT_MS = 500;

/** Waits until what moves no longer counts as the reader's own doing. */
export async function waitOutRecentInput(page: Page): Promise<void> {
  const start = await page.evaluate(() => performance.now());
  await page.waitForFunction((end) => performance.now() > end, start + RECENT_INPUT_MS + 100);
}
