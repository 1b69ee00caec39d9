import { expect, test, type Page } from '@playwright/test';
import { chooseCases } from '../testing/plan/plan';
import calls from './analyticsCalls.json';
import {
  CONFIG,
  configureAnalytics,
  readCalls,
  readEvents,
  rememberChoice,
  SCRIPT_INTEGRITY,
  serveScript,
  watchForeignRequests,
} from './configureAnalytics';
import { listViolations } from '../testing/visitor/listViolations';
import { type Variant, VARIANTS } from '../testing/plan/variants';
import { openVariant } from '../testing/visitor/variants';
import { observeLayoutShift } from '../testing/visitor/observeLayoutShift';
import { reachDemo } from './reachDemo';
import { watchConsole } from '../testing/visitor/watchConsole';
import { waitForIdle } from '../testing/visitor/waitForIdle';

const PAGE = '/x/react-charts/quickstart/';
/** Without demos, whose libraries move things while they load. */
const PLAIN_PAGE = '/x/introduction/support/';
const API_PAGE = '/x/api/charts/bar-chart/';
const KEY = 'docs-cookie-consent';

const SMALL: Variant = { mode: 'light', direction: 'ltr', width: 320 };

const getNotice = (page: Page) => page.getByRole('region', { name: 'May this site count' });
const getFooterButton = (page: Page) => page.getByRole('button', { name: 'Privacy choices' });
const readStored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** The focused element, if the notice covers it. */
function findCoveredFocus(): string | undefined {
  const focused = document.activeElement!;
  const box = focused.getBoundingClientRect();
  const notice = document.querySelector('section[aria-labelledby][tabindex="-1"]')!;
  const cover = notice.getBoundingClientRect();
  const isApart =
    box.right <= cover.left ||
    box.left >= cover.right ||
    box.bottom <= cover.top ||
    focused === document.body ||
    notice.contains(focused);
  return isApart ? undefined : focused.outerHTML;
}

/** Long enough for everything that analytics does by itself after a page has loaded. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await waitForIdle(page);
}

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });

test('a visit is reported to the service as documented, from consent to its end', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route(/^https:\/\/(github|tidelift)\.com\//, (route) =>
    route.fulfill({ body: 'there' }),
  );
  // Random samples decide which ad is shown, and which of its events are sent.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await configureAnalytics(page);
  const asked = await serveScript(page);
  const messages = watchConsole(page);
  const waitForView = (path: string) =>
    expect
      .poll(async () => JSON.stringify(await readCalls(page)))
      .toContain(`"page_location":"${path}"`);

  // None of this is sent, because it was before consent.
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await getNotice(page).getByRole('button', { name: 'Allow analytics' }).click();
  await waitForView(PAGE);
  await expect(getNotice(page)).toBeHidden();

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).click();
  await page.getByRole('radio', { name: 'Right to left' }).click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');

  const code = page.locator('.theme-code-block').first();
  await code.getByRole('button', { name: /Copy|Copied/ }).click();
  await code.hover();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Control+c');

  const demo = await reachDemo(page, 'OnePieceBar');
  const toolbar = demo.getByRole('toolbar');
  await toolbar.getByRole('radio', { name: 'JS' }).click();
  await toolbar.getByRole('button', { name: 'Copy the source' }).click();
  await toolbar.getByRole('button', { name: 'Copy as prompt' }).click();
  await toolbar.getByRole('button', { name: 'Expand code' }).click();
  await toolbar.getByRole('button', { name: /^(Copy the source|Source copied\.)$/ }).click();
  await toolbar.getByRole('button', { name: 'Reset the demo' }).click();
  await toolbar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: /focus/i }).click();

  await page
    .getByRole('navigation', { name: 'Contents of this page' })
    .getByRole('link', { name: 'Combine bars and lines' })
    .click();
  await expect(page).toHaveURL(/#composition$/);
  await page.getByRole('button', { name: 'Back to top' }).click();
  // Like with Ctrl, which headless browsers ignore.
  const repository = page.getByRole('link', { name: 'GitHub repository' });
  await repository.evaluate((link: HTMLAnchorElement) => (link.target = '_blank'));
  const [shown] = await Promise.all([context.waitForEvent('page'), repository.click()]);
  await shown.close();
  const [advertised] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('complementary', { name: 'Advertisement' }).getByRole('link').click(),
  ]);
  await advertised.close();

  await page.getByRole('main').getByRole('link', { name: 'BarChart', exact: true }).first().click();
  await waitForView(API_PAGE);
  const view = page.getByRole('combobox', { name: 'View' }).first();
  await view.selectOption({ label: 'Collapsed list' });

  await getFooterButton(page).click();
  await expect(getNotice(page)).toBeFocused();
  await expect(getNotice(page)).toContainText("you're allowing analytics");
  await page.evaluate(() => (document.cookie = '_ga=GA1.1.1;path=/'));
  await getNotice(page).getByRole('button', { name: 'Essential only' }).click();
  await expect(getFooterButton(page)).toBeFocused();
  await view.selectOption({ label: 'Table' });
  await page.getByRole('navigation').getByRole('link', { name: 'Tree View' }).first().click();
  await expect(page).toHaveURL(/react-tree-view\/$/);
  await waitForIdle(page);

  expect(await readCalls(page)).toEqual(calls);
  expect(asked).toEqual(['https://analytics.example/gtag.js?layer=1&id=G-TEST123']);
  expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
  expect(await page.evaluate(() => Reflect.get(window, 'ga-disable-G-TEST123') as unknown)).toBe(
    true,
  );
  expect(messages).toEqual([]);
});

test(
  "searching and exporting a page are reported, but queries aren't",
  { tag: '@detail' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await rememberChoice(page, 'analytics');
    await configureAnalytics(page);
    await serveScript(page);
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect
      .poll(() => readEvents(page, 'page'))
      .toEqual([{ eventAction: 'copy-markdown', eventLabel: null }]);

    await page.keyboard.press('Control+k');
    // Spelled as on no page, because a page's title is sent when it's opened.
    await page.keyboard.type('spark line');
    const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
    await expect(dialog.getByRole('option').first()).toContainText(/spark/i);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => readEvents(page, 'search'))
      .toEqual([
        { eventAction: 'open', eventLabel: null },
        { eventAction: 'choose', eventLabel: null },
      ]);
    expect(JSON.stringify(await readCalls(page))).not.toContain('spark line');
  },
);

test(
  'analytics reports that a checklist was exported, but not what is upgraded',
  { tag: '@detail' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await rememberChoice(page, 'analytics');
    await configureAnalytics(page);
    await serveScript(page);
    await page.goto('/x/migration/?from=v5&to=v8&product=charts');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Copy as Markdown' }).click();
    await main.getByRole('button', { name: 'Download as Markdown' }).click();
    await expect
      .poll(() => readEvents(page, 'upgrade'))
      .toEqual([
        { eventAction: 'copy', eventLabel: null },
        { eventAction: 'download', eventLabel: null },
      ]);
    expect(JSON.stringify(await readCalls(page))).not.toContain('product=charts');
  },
);

test('an unconfigured site requests and loads nothing', async ({ page }) => {
  const foreign = watchForeignRequests(page);
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      void response.text().then(
        (text) => scripts.push(text),
        () => {},
      );
    }
  });
  await page.goto(PAGE);
  await settle(page);
  await expect(getNotice(page)).toBeHidden();
  await expect(getFooterButton(page)).toBeHidden();
  expect(foreign).toEqual([]);
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((text) => /ga-disable-|Essential only/.test(text))).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

for (const signal of chooseCases(__filename, ['globalPrivacyControl', 'doNotTrack'] as const)) {
  test(`a reader whose browser sends ${signal} is neither asked nor counted`, async ({ page }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true });
    }, signal);
    await rememberChoice(page, 'analytics');
    await configureAnalytics(page);
    await serveScript(page);
    const foreign = watchForeignRequests(page);
    await page.goto(PAGE);
    await getFooterButton(page).waitFor();
    await settle(page);
    await expect(page.getByRole('button', { name: 'Allow analytics' })).toBeHidden();
    expect(foreign).toEqual([]);

    await getFooterButton(page).click();
    const notice = page.getByRole('region', { name: 'Your visit is not counted' });
    await expect(notice).toBeFocused();
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toBeHidden();
    expect(foreign).toEqual([]);
  });
}

test(
  "a reader who declines isn't counted or asked again, and can reconsider",
  { tag: '@detail' },
  async ({ page }) => {
    await configureAnalytics(page);
    await serveScript(page);
    const foreign = watchForeignRequests(page);
    await page.goto(PAGE);
    await getNotice(page).getByRole('button', { name: 'Essential only' }).click();
    expect(await readStored(page)).toBe('essential');
    await page.reload();
    await settle(page);
    await expect(getNotice(page)).toBeHidden();
    expect(foreign).toEqual([]);
    await getFooterButton(page).click();
    await expect(getNotice(page)).toContainText('only essential data');
    await getNotice(page).getByRole('button', { name: 'Allow analytics' }).click();
    expect(await readStored(page)).toBe('analytics');
    await expect.poll(() => readCalls(page)).toContainEqual(expect.arrayContaining(['page_view']));
  },
);

test(
  'the notice is the first tab stop, and Escape postpones it for the visit',
  { tag: '@detail' },
  async ({ page }) => {
    await configureAnalytics(page);
    await serveScript(page);
    const foreign = watchForeignRequests(page);
    await page.goto(PAGE);
    await expect(getNotice(page)).toBeVisible();
    const allow = getNotice(page).getByRole('button', { name: 'Allow analytics' });
    const essential = getNotice(page).getByRole('button', { name: 'Essential only' });
    await page.keyboard.press('Tab');
    await expect(allow).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(essential).toBeFocused();
    const [first, second] = [(await allow.boundingBox())!, (await essential.boundingBox())!];
    expect([second.width, second.height]).toEqual([first.width, first.height]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    // The focus has left it, so Escape is handled by the page.
    await page.keyboard.press('Escape');
    await expect(getNotice(page)).toBeVisible();
    await allow.focus();
    await page.keyboard.press('Escape');
    await expect(getNotice(page)).toBeHidden();
    expect(await readStored(page)).toBeNull();
    await page.reload();
    await settle(page);
    await expect(getNotice(page)).toBeHidden();
    expect(foreign).toEqual([]);
    await getFooterButton(page).press('Enter');
    await expect(getNotice(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(getFooterButton(page)).toBeFocused();
  },
);

for (const variant of chooseCases(__filename, [SMALL, ...VARIANTS])) {
  const { mode, direction, width } = variant;
  test(`the notice is readable and moves nothing: ${mode}, ${direction}, ${width} px`, async ({
    browser,
  }) => {
    const { page, messages, close } = await openVariant(browser, variant);
    await configureAnalytics(page);
    await serveScript(page);
    await page.goto(PLAIN_PAGE);
    await expect(getNotice(page)).toBeInViewport({ ratio: 1 });
    expect(await listViolations(page)).toEqual([]);
    const { x, width: taken } = (await getNotice(page).boundingBox())!;
    expect([x > 0, x + taken < width]).toEqual([true, true]);
    for (const start of ['main', 'footer']) {
      await page.locator(start).getByRole('link').first().focus();
      for (let stop = 0; stop < 11; stop += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(findCoveredFocus)).toBeUndefined();
      }
    }
    await getNotice(page).getByRole('button', { name: 'Essential only' }).click();
    await waitForIdle(page);
    expect(await page.evaluate(() => window.layoutShift)).toBe(0);
    expect(messages).toEqual([]);
    await close();
  });
}

test(
  "a service that doesn't respond doesn't affect the page",
  { tag: '@detail' },
  async ({ page }) => {
    const messages = watchConsole(page);
    await page.addInitScript(observeLayoutShift);
    await rememberChoice(page, 'analytics');
    await configureAnalytics(page);
    const asked = await serveScript(page, 'nothing');
    await page.goto(PAGE);
    await expect.poll(() => asked.length).toBe(1);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Dark' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The browser's own message about a failed request.
    expect(messages).toEqual([expect.stringMatching(/^error: Failed to load resource/)]);
    // A hundredth of a pixel doesn't count.
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.001);
  },
);

test(
  'a script with the configured hash runs and reports the visit',
  { tag: '@detail' },
  async ({ page }) => {
    await rememberChoice(page, 'analytics');
    await configureAnalytics(page, { ...CONFIG, scriptIntegrity: SCRIPT_INTEGRITY });
    await serveScript(page);
    await page.goto(PAGE);
    await expect.poll(() => page.evaluate(() => window.gtagCalls?.length ?? 0)).toBeGreaterThan(0);
  },
);

test(
  "a script with a different hash doesn't run, and the page is unaffected",
  { tag: '@detail' },
  async ({ page }) => {
    const messages = watchConsole(page);
    await rememberChoice(page, 'analytics');
    const other = SCRIPT_INTEGRITY.replace(/-..../, '-AAAA');
    await configureAnalytics(page, { ...CONFIG, scriptIntegrity: other });
    const asked = await serveScript(page);
    await page.goto(PAGE);
    await expect.poll(() => asked.length).toBe(1);
    await settle(page);
    expect(await page.evaluate(() => window.gtagCalls)).toBeUndefined();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The browser's own message about it.
    expect(messages).toEqual([expect.stringMatching(/integrity/)]);
  },
);

test(
  'a returning reader is counted from the first click, before the other code has loaded',
  { tag: '@detail' },
  async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (run) =>
        window.setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }), 2000);
    });
    await rememberChoice(page, 'analytics');
    await configureAnalytics(page);
    await serveScript(page);
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Dark' }).click();
    expect(await readCalls(page)).toEqual([]);
    await expect
      .poll(() => readCalls(page))
      .toContainEqual(['event', 'settings', { eventAction: 'dark', eventLabel: null }]);
  },
);

test(
  "web vitals are sent if the visit is sampled, and nothing is loaded if it isn't",
  { tag: '@detail' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Math.random = () => 0.0001;
    });
    await rememberChoice(page, 'analytics');
    await configureAnalytics(page);
    await serveScript(page);
    await page.goto(PAGE);
    await expect
      .poll(() => readCalls(page))
      .toContainEqual([
        'event',
        'TTFB',
        {
          value: expect.any(Number),
          metric_label: 'Web Vitals',
          metric_value: expect.any(Number),
          metric_delta: expect.any(Number),
          metric_id: expect.stringMatching(/^v\d/),
        },
      ]);
  },
);

test(
  'the console shows developers what would be sent, without consent and without a service',
  { tag: '@detail' },
  async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const foreign = watchForeignRequests(page);
    await configureAnalytics(page, { scriptUrl: CONFIG.scriptUrl, console: true });
    await page.goto(PAGE);
    await expect.poll(() => messages.join('\n')).toMatch(/^\[analytics\] event page_view/m);
    await expect(getNotice(page)).toBeHidden();
    await expect(getFooterButton(page)).toBeHidden();
    expect(foreign).toEqual([]);
  },
);
