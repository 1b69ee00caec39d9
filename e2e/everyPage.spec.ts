import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { listPages, MISSING_PAGE } from './listPages';
import { observeLayoutShift } from './observeLayoutShift';
import { watchConsole } from './watchConsole';

/** Scrolls to the end so that every demo starts, waits for them, and returns to the top. */
async function runDemos(page: Page): Promise<void> {
  const demos = page.locator('[data-demo]');
  for (const demo of await demos.all()) {
    await demo.scrollIntoViewIfNeeded();
    const live = demo.getByTestId('live');
    await expect(live.getByText('Loading the demo')).toHaveCount(0);
    await expect(live.locator('.isolated > *, iframe').first()).toBeVisible();
    await expect(demo.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** The mark over commercial components without a key is drawn by the library, faintly. */
async function markWatermarks(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelectorAll('[data-demo] div').forEach((element) => {
      if (element.textContent === 'MUI X Missing license key') {
        element.setAttribute('data-watermark', '');
      }
    });
  });
}

/** Opens the code of all demos, in a language chosen in one of them for all. */
async function showCode(page: Page, language: 'TS' | 'JS'): Promise<void> {
  const demos = page.locator('[data-demo]:has([role="toolbar"])');
  if ((await demos.count()) === 0) {
    return;
  }
  const choice = demos.first().getByRole('radio', { name: language });
  if (await choice.isVisible()) {
    await choice.click();
  } else {
    // A phone has the languages in the menu.
    await demos.first().getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitemradio', { name: language }).click();
  }
  await demos
    .getByRole('button', { name: /^(Expand|Show) code$/ })
    .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  const name = language === 'TS' ? /^\w+\.tsx$/ : /^\w+\.js$/;
  for (const demo of await demos.all()) {
    await expect(demo.locator('pre').first()).not.toBeEmpty();
    await expect(demo.getByText(name).first()).toBeAttached();
  }
}

async function listViolations(page: Page): Promise<string[]> {
  await markWatermarks(page);
  // The ground of a framed result is the page's, which the tool cannot see from inside the frame.
  const { violations } = await new AxeBuilder({ page })
    .exclude('[data-watermark]')
    .exclude('iframe')
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
}

/** Every mode in every direction; each width sees both modes and both directions. */
const LOOKS = [
  { mode: 'light', direction: 'ltr', width: 1440 },
  { mode: 'dark', direction: 'rtl', width: 1440 },
  { mode: 'light', direction: 'rtl', width: 390 },
  { mode: 'dark', direction: 'ltr', width: 390 },
] as const;

/** Shown in every look like pages of prose: the biggest page of the reference, and an index. */
const FULLY_SEEN = ['/x/api/data-grid/data-grid-premium/', '/x/api/charts/'];

/** Pages of the reference are one view of many data: each has one look, in turn. */
function listLooks(path: string, index: number) {
  const isReference = path.startsWith('/x/api/') && !FULLY_SEEN.includes(path);
  return isReference ? [LOOKS[index % LOOKS.length]!] : LOOKS;
}

for (const [index, path] of [...listPages(), MISSING_PAGE].entries()) {
  for (const { mode, direction, width } of listLooks(path, index)) {
    test(`${path} in ${mode}, ${direction}, at ${width} px`, async ({ browser }) => {
      test.setTimeout(90_000);
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      const page = await context.newPage();
      const messages = watchConsole(page);
      await page.addInitScript(observeLayoutShift);
      await page.addInitScript(
        (choice) => {
          // A framed result has no storage.
          if (window !== window.top) {
            return;
          }
          localStorage.setItem('mui-mode', choice.mode);
          localStorage.setItem('docs-direction', choice.direction);
        },
        { mode, direction },
      );
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('h1')).toBeVisible();
      await runDemos(page);

      expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction);
      expect(await page.evaluate(() => document.body.className)).toContain(`mode-${mode}`);
      expect(await page.evaluate(() => window.layoutShift), 'layout shift').toBeLessThan(0.01);

      await showCode(page, 'JS');
      await showCode(page, 'TS');
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, 'the page scrolls sideways').toBe(0);
      expect(await listViolations(page)).toEqual([]);
      expect(messages).toEqual([]);
      await context.close();
    });
  }
}
