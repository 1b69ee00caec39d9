import { expect, test, type Locator } from '@playwright/test';
import { listDemos } from '../testing/visitor/listDemos';
import { reachDemo } from './reachDemo';
import { waitForStable } from '../testing/visitor/waitForStable';

const PAGE = '/x/react-tree-view/quickstart/';
const STYLED_PAGE = '/x/react-charts/bars/';
const styledDemo = listDemos().find(
  ({ page, stylings }) => page === STYLED_PAGE && stylings.length === 3,
)!.name;

// Wide enough for the whole toolbar.
test.use({ viewport: { width: 1440, height: 900 } });

const getToolbar = (demo: Locator) => demo.getByRole('toolbar');

test("a demo's code isn't loaded before the reader comes near", async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) {
      // The last ones may still be loading when the test ends.
      scripts.push(await response.text().catch(() => ''));
    }
  });
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  // A class that Material UI writes and no page mentions; a name that only occurs in the demo's
  // source.
  const has = (text: string) => scripts.some((script) => script.includes(text));
  expect(has('MuiSvgIcon')).toBe(false);
  expect(has('focaccia')).toBe(false);
  await reachDemo(page);
  await expect(page.getByRole('tree').first()).toBeVisible();
  await expect.poll(() => has('MuiSvgIcon') && has('focaccia')).toBe(true);
});

test('without JavaScript, the frame, the name and the code are there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PAGE);
  const demo = page.locator('[data-demo="FirstSimpleTree"]');
  // The test's own matchers ignore the element that such a reader sees.
  const told = await demo.locator('noscript').evaluate(({ textContent }) => textContent);
  expect(told).toContain('This demo needs JavaScript');
  await expect(demo).toContainText('FirstSimpleTree.tsx');
  await expect(demo.locator('pre')).toContainText('<SimpleTreeView');
  await context.close();
});

test(
  "a demo whose code can't be loaded says so and can be retried",
  { tag: '@detail' },
  async ({ page }) => {
    let isBlocked = true;
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await page.route('**/assets/js/**', (route) => (isBlocked ? route.abort() : route.continue()));
    const demo = page.locator('[data-demo]').first();
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.getByText("Couldn't load the demo")).toBeVisible();
    await expect(demo.getByText("Couldn't load the code")).toBeVisible();
    isBlocked = false;
    await demo.getByRole('button', { name: 'Try again' }).first().click();
    await expect(demo.getByRole('tree')).toBeVisible();
    await demo.getByRole('button', { name: 'Try again' }).click();
    await expect(getToolbar(demo)).toBeVisible();
  },
);

test('the language chosen in one demo applies to all demos and to the next visit', async ({
  page,
}) => {
  await page.goto(PAGE);
  const first = await reachDemo(page, 'FirstSimpleTree');
  await getToolbar(first).getByRole('radio', { name: 'JS' }).click();
  const second = await reachDemo(page, 'FirstRichTree');
  await expect(second.getByText('FirstRichTree.js')).toBeVisible();
  await second.getByRole('button', { name: 'Expand code' }).click();
  await expect(second.locator('pre')).toContainText('RichTreeView');
  await expect(second.locator('pre')).not.toContainText('TreeViewBaseItem');
  await page.reload();
  const again = await reachDemo(page, 'FirstRichTree');
  await expect(again.getByText('FirstRichTree.js')).toBeVisible();
});

test('the URL specifies demo, styling and language, and loads the demo immediately', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto(`${STYLED_PAGE}#tailwind-${styledDemo}.js`);
  const demo = page.locator(`[data-demo="${styledDemo}"]`);
  await expect(demo).toBeInViewport();
  await expect(getToolbar(demo).getByRole('radio', { name: 'Tailwind' })).toBeChecked();
  await expect(getToolbar(demo).getByRole('radio', { name: 'JS' })).toBeChecked();
  await expect(demo.locator('.tailwind-demo')).toBeVisible();
  await expect(demo.getByRole('button', { name: /Collapse code|Hide code/ })).toBeVisible();
  for (const id of ['', 'system-', 'tailwind-', 'css-'].flatMap((prefix) => [
    `${prefix}${styledDemo}.tsx`,
    `${prefix}${styledDemo}.js`,
  ])) {
    await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
  }
  const cookies = await page.context().cookies();
  // Only a choice is stored; the URL doesn't affect the next page.
  expect(cookies.map(({ name }) => name)).not.toContain('codeStyling');
  await getToolbar(demo).getByRole('radio', { name: 'CSS' }).click();
  await page.goto(STYLED_PAGE);
  await expect(
    getToolbar(await reachDemo(page, styledDemo)).getByRole('radio', { name: 'CSS' }),
  ).toBeChecked();
});

test('"copy link" copies a URL that leads back', { tag: '@detail' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(STYLED_PAGE);
  const demo = await reachDemo(page, styledDemo);
  await getToolbar(demo).getByRole('radio', { name: 'Tailwind' }).click();
  await getToolbar(demo).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy link to JavaScript source' }).click();
  await expect(demo.getByRole('status').filter({ hasText: 'Link to the source' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).toBe(`#tailwind-${styledDemo}.js`);
});

test(
  'copying is confirmed for a moment; Ctrl+C copies the block under the pointer',
  { tag: '@detail' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(PAGE);
    const demo = await reachDemo(page, 'FirstSimpleTree');
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await getToolbar(demo).getByRole('button', { name: 'Copy the source' }).click();
    await expect(getToolbar(demo).getByRole('button', { name: 'Source copied.' })).toBeVisible();
    expect(await copied()).toMatch(/^import/);
    await expect(getToolbar(demo).getByRole('button', { name: 'Copy the source' })).toBeVisible({
      timeout: 1800,
    });
    const block = page.locator('.theme-code-block').first();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await block.scrollIntoViewIfNeeded();
    await block.hover();
    await page.keyboard.press('Control+c');
    await expect(block.locator('[data-copied]')).toHaveCount(1);
    const shown = await block.locator('code').innerText();
    expect(await copied()).toBe(shown.replaceAll(/\n+/g, '\n').trim());
  },
);

test('the toolbar is one tab stop; arrows, Home and End move inside it', async ({ page }) => {
  await page.goto(PAGE);
  const demo = await reachDemo(page, 'FirstSimpleTree');
  const toolbar = getToolbar(demo);
  const getFocused = () =>
    page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
  await expect(toolbar.locator('[tabindex="0"], button:not([tabindex="-1"])')).toHaveCount(1);
  await toolbar.getByRole('radio', { name: 'TS' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await getFocused()).toBe('JS');
  await page.keyboard.press('End');
  expect(await getFocused()).toBe('More');
  await page.keyboard.press('ArrowRight');
  expect(await getFocused()).toBe('TS');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  expect(await getFocused()).toBe('TS');
  await page.evaluate(() => localStorage.setItem('docs-direction', 'rtl'));
  await page.reload();
  await reachDemo(page, 'FirstSimpleTree');
  await toolbar.getByRole('radio', { name: 'TS' }).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await getFocused()).toBe('JS');
});

test(
  'reset restarts, reset focus moves to the start, full screen and back',
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto(PAGE);
    const demo = await reachDemo(page, 'FirstSimpleTree');
    await demo.getByRole('treeitem', { name: 'Breads' }).click();
    await expect(demo.getByRole('treeitem', { name: 'Rye loaf' })).toBeVisible();
    await getToolbar(demo).getByRole('button', { name: 'Reset the demo' }).click();
    await expect(demo.getByRole('treeitem', { name: 'Rye loaf' })).toBeHidden();
    await getToolbar(demo).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: /Move focus/ }).click();
    await expect(demo.getByText('Start of the demo')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(demo.getByRole('treeitem', { name: 'Soups' })).toBeFocused();
    await getToolbar(demo).getByRole('button', { name: 'Full screen' }).click();
    const { width, height } = page.viewportSize()!;
    await expect.poll(() => demo.boundingBox()).toMatchObject({ x: 0, y: 0, width });
    expect((await demo.boundingBox())!.height).toBeGreaterThanOrEqual(height);
    await expect(page.locator('header.navbar')).toHaveJSProperty('inert', true);
    await getToolbar(demo).getByRole('button', { name: 'Exit full screen' }).click();
    await expect.poll(async () => (await demo.boundingBox())!.width).toBeLessThan(width);
    await expect(page.locator('header.navbar')).toHaveJSProperty('inert', false);
  },
);

test("on a phone, everything is available, in the menu if it doesn't fit in the row", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(STYLED_PAGE);
  const demo = await reachDemo(page, styledDemo);
  await getToolbar(demo).getByRole('button', { name: 'More' }).click();
  for (const name of ['Reset the demo', 'Full screen', 'Open in StackBlitz', 'Download as a zip']) {
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  }
  await page.getByRole('menuitemradio', { name: 'Tailwind' }).click();
  await expect(demo.locator('.tailwind-demo')).toBeVisible();
  await getToolbar(demo)
    .getByRole('button', { name: /Expand code|Show code/ })
    .click();
  await expect(demo.locator('pre').first()).toBeVisible();
});

test('what is pressed in the menu stays under the finger', { tag: '@detail' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(STYLED_PAGE);
  const demo = await reachDemo(page, styledDemo);
  await getToolbar(demo).getByRole('button', { name: 'More' }).click();
  const item = page.getByRole('menuitemradio', { name: 'Tailwind' });
  await item.hover();
  const box = await item.boundingBox();
  await page.mouse.down();
  await expect(item).toBeFocused();
  await waitForStable(page);
  expect(await item.boundingBox()).toEqual(box);
  await page.mouse.up();
  await expect(item).toBeHidden();
  await expect(demo.locator('.tailwind-demo')).toBeVisible();
});

test("the site's styles don't affect a demo", async ({ page }) => {
  await page.goto('/x/react-data-grid/');
  const demo = await reachDemo(page, 'CommunityTour');
  const label = demo.locator('p', { hasText: 'Rows per page' });
  await expect(label).toBeVisible();
  const margins = await label.evaluate((element) => {
    const { marginTop, marginBottom } = getComputedStyle(element);
    return { marginTop, marginBottom };
  });
  expect(margins.marginTop).toBe(margins.marginBottom);
});

test(
  "a demo's style sheets don't affect the page, and are in their layers",
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto(`${STYLED_PAGE}#tailwind-${styledDemo}.tsx`);
    await expect(page.locator(`[data-demo="${styledDemo}"] .tailwind-demo`)).toBeVisible();
    const { leaks, layers } = await page.evaluate(() => {
      const probe = document.createElement('div');
      document.querySelector('article')!.append(probe);
      const before = { display: 'block', padding: '0px' };
      probe.className = 'flex p-4';
      const { display, padding } = getComputedStyle(probe);
      probe.remove();
      const statements = [...document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].filter((rule) => rule instanceof CSSLayerStatementRule),
      );
      return {
        leaks: { display: display !== before.display, padding: padding !== before.padding },
        layers: (statements[0] as CSSLayerStatementRule).nameList.join(' '),
      };
    });
    expect(leaks).toEqual({ display: false, padding: false });
    expect(layers).toBe('theme docsearch mui utilities');
  },
);

test('the icon font is only loaded if a demo uses it', { tag: '@detail' }, async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (/material-icons.*woff2/.test(request.url())) {
      fonts.push(request.url());
    }
  });
  await page.goto('/x/react-date-pickers/quickstart/', { waitUntil: 'networkidle' });
  expect(fonts).toEqual([]);
  await page.goto('/x/common-concepts/custom-components/');
  const demo = await reachDemo(page, 'FontIcon');
  await expect(demo.locator('.material-icons').first()).toHaveCSS('font-family', /Material Icons/);
  await expect.poll(() => fonts.length).toBe(1);
});
