import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** How often the document has changed since counting started. */
    documentChanges?: number;
  }
}

/** After how long without activity a page is idle, and how often it is checked, in ms. */
const QUIET_MS = 600;
const INTERVAL_MS = 100;

const TIMEOUT_MS = 20_000;

/** Runs in the page: starts counting changes once per document, and returns the count so far. */
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
 * Waits until a page has sent no requests, received no responses and changed nothing for a while,
 * for tests that assert that something did not happen. It uses this process's clock, so tests may
 * mock the page's. Throws with the last activity if the page is still busy after 20 seconds.
 */
export async function waitForIdle(page: Page): Promise<void> {
  let last = Date.now();
  let what = 'nothing yet';
  const note = (name: string) => {
    last = Date.now();
    what = name;
  };
  const onRequest = (request: { url: () => string }) => note(`a request for ${request.url()}`);
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
      // A document can't respond while it is navigating away, which counts as a change.
      const next = await page.evaluate(countChanges).catch(() => -1);
      if (next !== changes) {
        note('a change to the document');
        changes = next;
      }
    }
  } finally {
    events.forEach((event) => page.off(event as 'request', onRequest));
  }
}

/** How long after user input the standard attributes layout shifts to it, in ms. */
const RECENT_INPUT_MS = 500;

/** Waits until layout shifts are no longer attributed to user input. */
export async function waitOutRecentInput(page: Page): Promise<void> {
  const start = await page.evaluate(() => performance.now());
  await page.waitForFunction((end) => performance.now() > end, start + RECENT_INPUT_MS + 100);
}
