import type { Page } from '@playwright/test';

/** So many seconds a browser may owe a frame to a page whose timers run. */
export const FRAME_LIMIT = 5;

/** The browser draws a page no more, whatever the page does. */
export class NoFramesError extends Error {
  override name = 'NoFramesError';
}

/**
 * Chromium 156 without a screen now and then ceases to draw a page on a busy machine: its processes
 * idle, timers run, no frame comes, and nothing that waits for one goes on, be it an observer of the
 * page or a screenshot. Throws a `NoFramesError` then. A page whose scripts are busy does not count:
 * they hold up the timer too, and seconds that it missed are not made up for.
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
    throw new NoFramesError('The browser has ceased to draw this page: no frame in five seconds.');
  }
}

/** Waits for what a page answers. Throws a `NoFramesError` if it has not after so many ms. */
export async function withinLimit<T>(answer: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    const message = `The browser has not answered for ${limitMs / 1000} seconds.`;
    timer = setTimeout(() => reject(new NoFramesError(message)), limitMs);
  });
  // What the page says later, as it is closed, concerns nobody.
  answer.catch(() => {});
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}
