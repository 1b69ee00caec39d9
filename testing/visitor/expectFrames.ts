import type { Page } from '@playwright/test';

/** Maximum seconds without a frame on a page whose timers run. */
export const FRAME_LIMIT = 5;

/** The browser has stopped rendering a page, whatever the page does. */
export class NoFramesError extends Error {
  override name = 'NoFramesError';
}

/**
 * On a busy machine, headless Chromium 156 occasionally stops rendering a page: its processes are
 * idle and timers run, but there are no frames, and everything that waits for one hangs, such as
 * the page's observers or a screenshot. If so, this throws a `NoFramesError`. A page with busy
 * scripts doesn't count: they also delay the timer, and missed seconds aren't made up for.
 */
export async function expectFrames(page: Page): Promise<void> {
  const isDrawn = await page.evaluate(
    (limit) =>
      new Promise<boolean>((resolve) => {
        let seconds = 0;
        const timer = setInterval(() => {
          seconds += 1;
          if (seconds === limit) {
            stop(false);
          }
        }, 1000);
        const stop = (isDrawn: boolean) => {
          clearInterval(timer);
          resolve(isDrawn);
        };
        requestAnimationFrame(() => stop(true));
      }),
    FRAME_LIMIT,
  );
  if (!isDrawn) {
    throw new NoFramesError('The browser stopped rendering this page: no frame in five seconds.');
  }
}

/** Waits for a page's answer. Throws a `NoFramesError` if there is none within `limitMs`. */
export async function withinLimit<T>(answer: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    const message = `The browser hasn't responded for ${limitMs / 1000} seconds.`;
    timer = setTimeout(() => reject(new NoFramesError(message)), limitMs);
  });
  // Ignore later errors, such as when the page is closed.
  answer.catch(() => {});
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}
