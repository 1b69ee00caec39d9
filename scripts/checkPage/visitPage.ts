import type { BrowserContext, Page } from '@playwright/test';
import { NoFramesError } from '../../e2e/expectFrames';
import { isLibraryViolation } from '../../e2e/libraryViolations';
import { listViolations } from '../../e2e/listViolations';
import { isOldMessage } from '../../e2e/oldMessages';
import { readSpaces, scrollToEnd, startDemos } from '../../e2e/runDemos';
import { showCode } from '../../e2e/showCode';
import { VARIANTS, type Variant } from '../../e2e/variants';
import { changeVariant, openPage } from '../../e2e/visit';
import { waitForCalm } from '../../e2e/waitForCalm';
import { isDevelopmentMessage } from './developmentMessages';
import { MEASURED_WIDTHS, type WidthSpace } from './heights';

interface VisitedPage {
  /** Where the site is served, without a path. */
  origin: string;
  path: string;
  title: string;
  /** Whether `npm start` serves it: styles come by script then, and everything moves. */
  isDevelopment: boolean;
}

export interface PageVisit {
  /** What a reader would meet, in their order. */
  findings: string[];
  /** What the demos take, at each width. */
  spaces: WidthSpace[];
}

/** How long a page has to come to life, and then its demos, in ms. */
const PATIENCE_MS = 20_000;

function describeVariant({ mode, direction, width }: Variant): string {
  return `${mode}, ${direction === 'ltr' ? 'left to right' : 'right to left'}, ${width} px`;
}

/** Waits until the page lives; says what it shows when it does not, or is another. */
async function arrive(page: Page, { origin, path, title }: VisitedPage): Promise<string[]> {
  await page.goto(origin + path);
  const lives = await page
    .waitForSelector('html[data-has-hydrated="true"] h1', { timeout: PATIENCE_MS })
    .then(() => true)
    .catch(() => false);
  if (!lives) {
    const text = await page.evaluate(() => document.body.innerText.trim().slice(0, 500));
    return [`The page does not come to life. It shows: ${text || 'nothing'}`];
  }
  await waitForCalm(page);
  const heading = await page.locator('h1').first().innerText();
  return heading.includes(title) ? [] : [`"${heading}" is shown at ${path}, not "${title}".`];
}

/** Scrolls through the page and waits until its demos run; says which do not. */
async function runDemos(page: Page): Promise<string[]> {
  await scrollToEnd(page);
  const waiting = await startDemos(page, { limit: PATIENCE_MS });
  await waitForCalm(page);
  return waiting.map((demo) => `This demo does not run: ${demo}`);
}

async function listExcess(page: Page): Promise<string[]> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return excess > 0 ? [`The page scrolls sideways by ${excess} px.`] : [];
}

/** Opens the code of the demos in a language. */
async function openCode(page: Page, language: 'TS' | 'JS'): Promise<string[]> {
  try {
    await showCode(page, language);
    return [];
  } catch (error) {
    return [`Code does not open: ${(error as Error).message.slice(0, 500)}`];
  }
}

async function visitOnce(context: BrowserContext, visited: VisitedPage): Promise<PageVisit> {
  const [first, second] = VARIANTS;
  const { page, messages } = await openPage(context, first);
  const visit: PageVisit = { findings: [], spaces: [] };
  const report = (variant: Variant, findings: readonly string[]) =>
    visit.findings.push(...findings.map((finding) => `${describeVariant(variant)}: ${finding}`));
  const readAll = async (variant: Variant) => {
    const spaces = await readSpaces(page);
    visit.spaces.push(...spaces.map((space) => ({ ...space, width: variant.width })));
    report(variant, await listExcess(page));
  };
  const listNewMessages = () =>
    messages
      .splice(0)
      .filter((text) => !isOldMessage(visited.path, text))
      .filter((text) => !(visited.isDevelopment && isDevelopmentMessage(text)))
      .map((text) => `On the console: ${text}`);
  const listFaults = async (onlyVisual: boolean) =>
    (await listViolations(page, { onlyVisual, hasTargets: !onlyVisual })).filter(
      (violation) => !isLibraryViolation(visited.path, violation),
    );

  const missing = await arrive(page, visited);
  report(first, missing);
  if (missing.length === 0) {
    report(first, await runDemos(page));
    const shift = await page.evaluate(() => window.layoutShift);
    if (!visited.isDevelopment && shift >= 0.01) {
      report(first, [`The page moves while it loads: a layout shift of ${shift.toFixed(3)}.`]);
    }
    await readAll(first);
    report(first, await openCode(page, 'TS'));
    report(first, await listFaults(false));
    for (const width of MEASURED_WIDTHS.filter(
      (one) => one !== first.width && one !== second.width,
    )) {
      await page.setViewportSize({ width, height: 900 });
      await waitForCalm(page);
      await readAll({ ...first, width });
    }
    report(first, listNewMessages());
    await changeVariant(page, second);
    await scrollToEnd(page);
    await waitForCalm(page);
    await readAll(second);
    report(second, await openCode(page, 'JS'));
    report(second, await listFaults(true));
    report(second, listNewMessages());
  } else {
    report(first, listNewMessages());
  }
  await page.close();
  return visit;
}

/**
 * Visits a page as a reader does: runs its demos, opens their code, narrows the window, changes into
 * the dark right-to-left variant on a phone. What is wrong is in the result. Where the browser ceases
 * to draw, nothing was seen: the visit begins anew, once.
 */
export async function visitPage(
  ...visit: Parameters<typeof visitOnce>
): ReturnType<typeof visitOnce> {
  try {
    return await visitOnce(...visit);
  } catch (error) {
    if (!(error instanceof NoFramesError)) {
      throw error;
    }
    return visitOnce(...visit);
  }
}
