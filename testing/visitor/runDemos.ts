import { expect, type Page } from '@playwright/test';
import { expectFrames, FRAME_LIMIT, NoFramesError, withinLimit } from './expectFrames';
import { waitForStable } from './waitForStable';
import { simulateActivity } from './simulateActivity';

/** Demos that aren't running yet, or have no toolbar yet, with what they show instead. */
function listWaitingDemos(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    (demos) =>
      [...document.querySelectorAll<HTMLElement>(demos)].flatMap((demo) => {
        const live = demo.querySelector<HTMLElement>('[data-live]');
        const result = live?.querySelector(':scope > .isolated > *, iframe');
        const box = result?.getBoundingClientRect();
        const isShown = result?.checkVisibility({ visibilityProperty: true }) && box?.width;
        // Below the running demo are its toolbar and code or, until they load, their server markup.
        const hasServedPanel =
          demo.querySelectorAll(':scope > div').length > 1 && !demo.querySelector('[data-copies]');
        const hasSnapshot = demo.querySelector('[data-snapshot]') !== null;
        const isReady =
          !hasSnapshot && isShown && box?.height && !demo.querySelector('[aria-busy="true"]');
        return isReady && !hasServedPanel
          ? []
          : [`${demo.dataset.demo}: ${live?.innerText.trim().slice(0, 200) || 'nothing'}`];
      }),
    selector,
  );
}

/** How long demos may take to run, and how often they are checked, in ms. */
const TIMEOUT_MS = 15_000;
const LOOK_MS = 1000;

/** Scrolls a demo into view. */
function lookAt(page: Page, name: string): Promise<void> {
  return page.evaluate(
    (id) => document.getElementById(id)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    name,
  );
}

/**
 * Starts the demos that match a selector and waits for them; returns those that don't run. Slow
 * ones are scrolled into view: a busy browser may have scrolled past them without a frame.
 */
export async function startDemos(
  page: Page,
  { selector = '[data-demo]', timeout = TIMEOUT_MS } = {},
): Promise<string[]> {
  await simulateActivity(page);
  const end = Date.now() + timeout;
  let looks = 0;
  let nextLook = Date.now() + 2 * LOOK_MS;
  let waiting = await listWaitingDemos(page, selector);
  while (waiting.length > 0 && Date.now() < end) {
    if (Date.now() > nextLook) {
      const [name] = waiting[looks % waiting.length]!.split(':');
      await lookAt(page, name!);
      looks += 1;
      nextLook = Date.now() + LOOK_MS;
    }
    await page.waitForTimeout(50);
    waiting = await listWaitingDemos(page, selector);
  }
  return waiting;
}

/**
 * Waits until the demos that match a selector run and have their toolbars. Throws a `NoFramesError`
 * if they don't because the browser has stopped rendering.
 */
export async function waitForDemos(page: Page, selector?: string): Promise<void> {
  const waiting = await startDemos(page, { selector });
  if (waiting.length > 0) {
    await expectFrames(page);
  }
  expect(waiting, "demos that don't run").toEqual([]);
}

/** The space of a demo on its page, in px. */
export interface DemoSpace {
  name: string;
  /** What the live demo takes. */
  used: number;
  /** What the page reserves. */
  reserved: number;
}

/** The space of each demo of the page at its current width. */
export function readSpaces(page: Page): Promise<DemoSpace[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-demo]')].flatMap((demo) => {
      const stage = demo.querySelector(':scope > div');
      if (!stage) {
        return [];
      }
      const { minBlockSize, paddingBlockStart, paddingBlockEnd } = getComputedStyle(stage);
      const padding = parseFloat(paddingBlockStart) + parseFloat(paddingBlockEnd);
      const used = stage.getBoundingClientRect().height - padding;
      return [{ name: demo.dataset.demo ?? '', used, reserved: parseFloat(minBlockSize) }];
    }),
  );
}

/** Whether a demo takes more space than reserved. Browsers lay out in 64ths of a pixel. */
export function isMisfit({ used, reserved }: DemoSpace): boolean {
  return used > reserved + 1 / 64;
}

/** The distance of each heading and demo from the top of the page, in px. */
export function readPositions(page: Page): Promise<[string, number][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('article :is(h2, h3, [data-demo])[id]')].map(
      (element): [string, number] => [
        element.id,
        element.getBoundingClientRect().top + window.scrollY,
      ],
    ),
  );
}

/** How long a page may take to scroll to its end, in ms. */
const SCROLL_LIMIT_MS = 60_000;

/** Without a frame, scrolling continues after FRAME_MS, and fails after MISSED_FRAMES in a row. */
const FRAME_MS = 500;
const MISSED_FRAMES = (FRAME_LIMIT * 1000) / FRAME_MS;

/**
 * Scrolls from the top to the end, so that every part of the page is in view once. Throws a
 * `NoFramesError` if there is no frame for five seconds, or no response for a minute.
 */
export async function scrollToEnd(page: Page): Promise<void> {
  const scrolled = page.evaluate(
    async ([frameMs, missedFrames]) => {
      let missed = 0;
      // An overloaded browser may not render for a long time. Continuing is better than waiting.
      const nextFrame = () =>
        new Promise<void>((resolve) => {
          const late = setTimeout(() => {
            missed += 1;
            resolve();
          }, frameMs);
          requestAnimationFrame(() => {
            clearTimeout(late);
            missed = 0;
            resolve();
          });
        });
      const step = window.innerHeight * 0.8;
      for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
        window.scrollTo({ top, behavior: 'instant' });
        // After the second frame, observers have been notified about the first.
        await nextFrame();
        await nextFrame();
        if (missed >= missedFrames) {
          return false;
        }
      }
      return true;
    },
    [FRAME_MS, MISSED_FRAMES] as const,
  );
  if (!(await withinLimit(scrolled, SCROLL_LIMIT_MS))) {
    throw new NoFramesError('The browser stopped rendering this page while it scrolled.');
  }
}

/** Headings and demos that have moved since `before`, and how far. */
export async function listMovedHeadings(
  page: Page,
  before: readonly (readonly [id: string, top: number])[],
): Promise<string[]> {
  const positions = new Map(before);
  return (await readPositions(page)).flatMap(([id, top]) => {
    const distance = top - (positions.get(id) ?? top);
    return Math.abs(distance) > 1 ? [`#${id} moved by ${distance} px`] : [];
  });
}

/** Scrolls to the end so that every demo starts, waits for all of them, and returns to the top. */
export async function runDemos(page: Page): Promise<void> {
  await scrollToEnd(page);
  await waitForDemos(page);
  await waitForStable(page);
  await page.evaluate(() => window.scrollTo(0, 0));
}
