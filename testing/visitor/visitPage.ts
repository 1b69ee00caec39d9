import type { BrowserContext, Page } from '@playwright/test';
import { isDevelopmentMessage } from './developmentMessages';
import { expectFrames, NoFramesError } from './expectFrames';
import type { WidthSpace } from './heights';
import { isLibraryViolation } from './libraryViolations';
import { listSharedIds } from './listSharedIds';
import { listViolations } from './listViolations';
import { isOldMessage } from './oldMessages';
import { changeVariant, openPage } from './openPage';
import { listMovedHeadings, readPositions, readSpaces, scrollToEnd, startDemos } from './runDemos';
import { showCode } from './showCode';
import type { Variant } from '../plan/variants';
import { waitForStable } from './waitForStable';

export interface Visit {
  /** Where the site is served, such as `http://localhost:3000`. */
  origin: string;
  path: string;
  /** What the page's heading must contain. */
  title?: string;
  /** Whether no page has this address, so that the server responds with its 404 page. */
  isMissing?: boolean;
  /** Whether `npm start` serves the page: then styles load by script, and everything moves. */
  isDevelopment?: boolean;
  /** The page is loaded in the first variant and then switched to the others. */
  variants: readonly [Variant, ...Variant[]];
  /** Other widths at which the space of demos is measured, in the first variant. */
  widths?: readonly number[];
  /** Whether the code of all demos is opened, in TypeScript first. */
  opensCode?: boolean;
  /** Whether axe measures the contrast of every text, not just of a few of each kind. */
  isThorough?: boolean;
}

export interface PageVisit {
  /** What a reader would encounter, in that order. */
  findings: string[];
  /** The height of each demo at each width. */
  spaces: WidthSpace[];
  /** Whether the browser stopped rendering, so that the page was visited a second time. */
  isSecondVisit: boolean;
}

/** How long a page may take to load, and then its demos, in ms. */
const TIMEOUT_MS = 20_000;

/** A layout shift below this is a rounding error of the browser. */
const MAX_SHIFT = 0.01;

function describeVariant({ mode, direction, width }: Variant): string {
  return `${mode}, ${direction === 'ltr' ? 'left to right' : 'right to left'}, ${width} px`;
}

/** Waits until the page has loaded; returns an error if it hasn't, or if it is another page. */
async function load(
  page: Page,
  { origin, path, title, isDevelopment, isMissing = false }: Visit,
): Promise<string | undefined> {
  const response = await page.goto(origin + path);
  const status = response?.status();
  if (status !== (isMissing ? 404 : 200)) {
    return `The server responds with status ${status}.`;
  }
  const isLoaded = await page
    .waitForSelector('html[data-has-hydrated="true"] h1', { timeout: TIMEOUT_MS })
    .then(() => true)
    .catch(() => false);
  if (!isLoaded) {
    const text = await page.evaluate(() => document.body.innerText.trim().slice(0, 500));
    return `The page doesn't load. It shows: ${text || 'nothing'}`;
  }
  if (!isDevelopment) {
    // Ad slots are filled last, once the page is idle. In development they stay empty.
    await page.waitForFunction(() => !document.querySelector('[data-ad-slot]:empty'));
  }
  await waitForStable(page);
  const heading = await page.locator('h1').first().innerText();
  return title === undefined || heading.includes(title)
    ? undefined
    : `${path} shows "${heading}" instead of "${title}".`;
}

/** What doesn't match the reader's choices, or has moved since the first paint. */
async function listUnsteady(
  page: Page,
  { mode, direction }: Variant,
  isDevelopment: boolean,
): Promise<string[]> {
  const seen = await page.evaluate(() => ({
    direction: document.documentElement.dir,
    classes: document.body.className,
    shift: window.layoutShift,
    excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  return [
    seen.direction === direction ? '' : `The page's direction is "${seen.direction}".`,
    seen.classes.includes(`mode-${mode}`) ? '' : `The page is not ${mode}.`,
    isDevelopment || seen.shift < MAX_SHIFT
      ? ''
      : `The page shifts while it loads: layout shift of ${seen.shift.toFixed(3)}.`,
    seen.excess > 0 ? `The page scrolls sideways by ${seen.excess} px.` : '',
  ].filter(Boolean);
}

/** Opens the code of the demos; returns an error if it doesn't open. */
async function openCode(page: Page, language: 'TS' | 'JS'): Promise<string[]> {
  try {
    await showCode(page, language);
    return [];
  } catch (error) {
    return [`The code doesn't open: ${(error as Error).message.slice(0, 500)}`];
  }
}

/** Scrolls through the page and waits until its demos run; returns which don't, and what moved. */
async function runDemos(page: Page, isDevelopment: boolean): Promise<string[]> {
  const before = await readPositions(page);
  await scrollToEnd(page);
  const waiting = await startDemos(page, { timeout: TIMEOUT_MS });
  if (waiting.length > 0) {
    await expectFrames(page);
  }
  await waitForStable(page);
  const moved = isDevelopment ? [] : await listMovedHeadings(page, before);
  await page.evaluate(() => window.scrollTo(0, 0));
  return [...waiting.map((demo) => `This demo doesn't run: ${demo}`), ...moved];
}

async function visitOnce(
  context: BrowserContext,
  visit: Visit,
): Promise<Omit<PageVisit, 'isSecondVisit'>> {
  const { path, variants, widths = [], isDevelopment = false, opensCode, isThorough } = visit;
  const [first, ...others] = variants;
  const { page, messages } = await openPage(context, first);
  const findings: string[] = [];
  const spaces: WidthSpace[] = [];
  const report = (variant: Variant, found: readonly string[]) =>
    findings.push(...found.map((finding) => `${describeVariant(variant)}: ${finding}`));

  const takeMessages = () =>
    messages
      .splice(0)
      .filter((text) => !isOldMessage(path, text))
      .filter((text) => !(isDevelopment && isDevelopmentMessage(text)))
      .map((text) => `Console message: ${text}`);

  const measure = async (width: number) => {
    const measured = await readSpaces(page);
    spaces.push(...measured.map((space) => ({ ...space, width })));
  };

  async function look(variant: Variant, isFirst: boolean): Promise<void> {
    await measure(variant.width);
    report(variant, await listUnsteady(page, variant, isDevelopment));
    if (opensCode) {
      report(variant, await openCode(page, isFirst ? 'TS' : 'JS'));
    }
    const violations = await listViolations(page, {
      onlyVisual: !isFirst,
      onlyKinds: !isThorough,
      hasTargets: opensCode && isFirst && !path.startsWith('/x/api/'),
    });
    report(
      variant,
      violations.filter((violation) => !isLibraryViolation(path, violation)),
    );
    report(variant, takeMessages());
  }

  try {
    const missing = await load(page, visit);
    if (missing) {
      report(first, [missing, ...takeMessages()]);
      return { findings, spaces };
    }
    report(first, await runDemos(page, isDevelopment));
    await look(first, true);
    report(first, await page.evaluate(listSharedIds));
    const seen = variants.map(({ width }) => width);
    for (const width of widths.filter((one) => !seen.includes(one))) {
      await page.setViewportSize({ width, height: 900 });
      await waitForStable(page);
      await measure(width);
      report({ ...first, width }, await listUnsteady(page, first, true));
    }
    for (const variant of others) {
      await changeVariant(page, variant);
      await scrollToEnd(page);
      await waitForStable(page);
      await look(variant, false);
    }
    return { findings, spaces };
  } finally {
    await page.close();
  }
}

/**
 * Visits a page as a reader does: runs its demos, opens their code, and then switches it to the
 * other variants. The result contains all problems. If the browser stops rendering, nothing was
 * checked, so the visit starts over, once.
 */
export async function visitPage(context: BrowserContext, visit: Visit): Promise<PageVisit> {
  try {
    return { ...(await visitOnce(context, visit)), isSecondVisit: false };
  } catch (error) {
    if (!(error instanceof NoFramesError)) {
      throw error;
    }
    return { ...(await visitOnce(context, visit)), isSecondVisit: true };
  }
}
