import { expect, test, type Page } from '@playwright/test';
import { listViolations } from '../testing/visitor/listViolations';
import { observeLayoutShift } from '../testing/visitor/observeLayoutShift';
import { chooseVariants } from '../testing/plan/plan';
import { expectNoSidewaysScroll, openVariant } from '../testing/visitor/variants';
import { waitForStable } from '../testing/visitor/waitForStable';
import { watchConsole } from '../testing/visitor/watchConsole';

const PAGE = '/x/introduction/support/';
const CHARTS_PAGE = '/x/react-charts/quickstart/';

// Queries find entries on additional pages, which a partial build must include:
// /x/api/data-grid/data-grid-premium/, /x/api/data-grid/data-grid/, /x/react-charts/bars/,
// /x/api/charts/axis-config/, /x/api/charts/bar-chart/, /x/api/charts/line-chart/,
// /x/api/charts/charts-axis/, /x/api/charts/charts-x-axis/, /x/api/charts/charts-y-axis/,
// /x/api/charts/charts-axis-highlight/, /x/react-charts/axis/, /x/react-charts/composition/,
// /x/api/charts/pie-chart/, /x/api/charts/scatter-chart/, /x/api/charts/radar-chart/,
// /x/api/charts/spark-line-chart/, /x/api/charts/chart-container/, /x/api/charts/charts-legend/,
// /x/api/charts/charts-tooltip/ and /x/api/charts/charts-grid/.

const getField = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const getInput = (page: Page) => getDialog(page).getByRole('combobox', { name: 'Search' });
const getOptions = (page: Page) => getDialog(page).getByRole('option');
const getStatus = (page: Page) => getDialog(page).getByRole('status');

async function openDialog(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.keyboard.press('Control+k');
  await expect(getInput(page)).toBeFocused();
}

test.use({ viewport: { width: 1440, height: 900 } });

// Chromium carries being offline over to the next test's context.
test.afterEach(({ context }) => context.setOffline(false));

test('nothing of search is loaded before a reader reaches for it, and nothing moves', async ({
  page,
}) => {
  const messages = watchConsole(page);
  const fetched: string[] = [];
  page.on('response', async (response) => {
    const url = response.url();
    const script = /\.js(\?|$)/.test(url) ? await response.text() : '';
    const isOfSearch = /search-index|styles-(dialog|docsearch|search)/.test(url);
    if (isOfSearch || /DocSearch-(Hit|Modal)/.test(script)) {
      fetched.push(url);
    }
  });
  await page.addInitScript(observeLayoutShift);
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);
  await getField(page).hover();
  await expect.poll(() => fetched.join('\n')).toContain('/search-index/v8/general.names.json');
  await getField(page).click();
  await expect(getInput(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getField(page)).toBeFocused();
  expect(await page.evaluate(() => window.layoutShift)).toBe(0);
  expect(messages).toEqual([]);
});

test('it opens with shortcuts, when typing on the field, but not from within a field', async ({
  page,
}) => {
  await openDialog(page, PAGE);
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toBeHidden();
  await page.keyboard.press('/');
  await expect(getInput(page)).toBeFocused();
  await expect(getInput(page)).toHaveValue('');
  await page.keyboard.press('Control+k');
  await expect(getDialog(page)).toBeHidden();
  await getField(page).focus();
  await page.keyboard.type('licen');
  await expect(getInput(page)).toHaveValue('licen');
  await page.keyboard.press('Escape');

  await page.goto('/x/search/');
  await page.getByRole('main').getByRole('searchbox').focus();
  await page.keyboard.press('/');
  await expect(getDialog(page)).toBeHidden();
});

test('a query leads to the exact row of the reference', async ({ page }) => {
  const messages = watchConsole(page);
  await openDialog(page, '/x/react-data-grid/');
  await page.keyboard.type('columnVisibilityModel');
  await expect(getOptions(page).first()).toContainText('columnVisibilityModel');
  await expect(getStatus(page)).toContainText('in Data Grid v8');
  const row = getOptions(page).filter({ hasText: 'Prop' }).first();
  await row.hover();
  const href = (await row.locator('a').getAttribute('href'))!;
  expect(href).toContain('#');
  await row.click();
  await expect(page).toHaveURL(new RegExp(`${href.replaceAll(/[.#]/g, '\\$&')}$`));
  await expect(getDialog(page)).toBeHidden();
  await expect(page.locator(':focus')).toHaveAttribute('id', href.split('#')[1]!);
  await expect(page.locator(':focus')).toBeInViewport();
  expect(messages).toEqual([]);
});

test('the same prop of several components is one hit, which leads to each of them', async ({
  page,
}) => {
  await openDialog(page, '/x/react-charts/bars/');
  await page.keyboard.type('rowHeight');
  const hit = getOptions(page).filter({ hasText: /^rowHeight Prop\s+· DataGrid\s/ });
  await expect(hit).toHaveCount(1);
  const other = getDialog(page).getByRole('option', { name: 'rowHeight DataGridPremium' });
  await expect(other).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await other.click();
  await expect(page).toHaveURL(/\/x\/api\/data-grid\/data-grid-premium\/.*rowHeight$/);
});

test('an exact name is found in any product', { tag: '@detail' }, async ({ page }) => {
  await openDialog(page, CHARTS_PAGE);
  await page.keyboard.type('columnVisibilityModel');
  await expect(getOptions(page).first()).toContainText('columnVisibilityModel');
  await expect(getStatus(page)).toContainText('in Charts v8 and Data Grid');
  await getOptions(page).first().click();
  await expect(page).toHaveURL(/\/x\/api\/data-grid\/.*columnVisibilityModel$/);
});

test(
  'Enter opens the best hit; it is among the recent ones, then a favorite, until it is removed',
  { tag: '@detail' },
  async ({ page }) => {
    await openDialog(page, PAGE);
    await page.keyboard.type('licensing');
    await expect(getOptions(page).first()).toContainText('icens');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
    await page.keyboard.press('Control+k');
    await expect(getDialog(page).getByRole('listbox', { name: 'Recent' })).toBeVisible();
    await expect(getOptions(page)).toHaveCount(1);
    expect(await listViolations(page)).toEqual([]);
    // DocSearch acts when a transition ends, which has to happen without motion too.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await getDialog(page).getByTitle('Add to favorites').click();
    await expect(getDialog(page).getByRole('listbox', { name: 'Favorites' })).toBeVisible();
    await getDialog(page).getByTitle('Remove from favorites (Delete key)').click();
    await expect(getOptions(page)).toHaveCount(0);
    await expect(getDialog(page).getByRole('navigation', { name: 'Start here' })).toBeVisible();
  },
);

test(
  'the scope can be changed with chips and keys, keeps the focus, and is remembered',
  { tag: '@detail' },
  async ({ page }) => {
    await openDialog(page, CHARTS_PAGE);
    const dialog = getDialog(page);
    await expect(dialog.getByRole('radio', { name: 'Charts' })).toBeChecked();
    await page.keyboard.type('selection');
    await expect(getStatus(page)).toContainText('in Charts v8');
    await dialog.getByRole('radio', { name: 'Data Grid' }).click();
    await expect(getStatus(page)).toContainText('in Data Grid v8');
    await expect(getInput(page)).toBeFocused();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'Date Pickers' })).toBeChecked();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(getStatus(page)).toContainText('in Data Grid v8');
    await openDialog(page, CHARTS_PAGE);
    await expect(dialog.getByRole('radio', { name: 'Data Grid' })).toBeChecked();

    // The last option searches everywhere.
    await page.keyboard.type('selection');
    await expect(getOptions(page).last()).toContainText('All products v8:');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('radio', { name: 'All' })).toBeChecked();
    await expect(getStatus(page)).toContainText('in All products v8');
    await expect(getInput(page)).toBeFocused();
  },
);

test("a hit in another version opens that version's site", { tag: '@detail' }, async ({ page }) => {
  await openDialog(page, '/x/v7/react-charts/lines/');
  const dialog = getDialog(page);
  await dialog.getByRole('radio', { name: 'v8' }).click();
  await page.keyboard.type('BarChart');
  await expect(getStatus(page)).toContainText('in Charts v8');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/x/api/charts/bar-chart/');
  await expect(page.locator('h1')).toHaveText('BarChart API');
  await expect(page.locator('header summary').filter({ hasText: 'Switch version' })).toContainText(
    '8.7.0',
  );
});

test(
  'without results, it says where it searched and offers alternatives',
  { tag: '@detail' },
  async ({ page }) => {
    await openDialog(page, '/x/react-tree-view/');
    await page.keyboard.type('rowGroupingMod');
    await expect(getStatus(page)).toHaveText('No results for “rowGroupingMod” in Tree View v8.');
    const way = getOptions(page).filter({ hasText: /^Data Grid v8: \d+ results?$/ });
    await expect(way).toHaveCount(1);
    while ((await way.getAttribute('aria-selected')) !== 'true') {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expect(getOptions(page).first()).toContainText('rowGroupingModel');
  },
);

test(
  'it works offline once its index has loaded, and says so before',
  { tag: '@detail' },
  async ({ page, context }) => {
    await context.route('**/search-index/**', (route) => route.abort());
    await openDialog(page, CHARTS_PAGE);
    await page.keyboard.type('bar');
    await expect(getStatus(page)).toContainText("Couldn't load the search");
    await expect(getOptions(page)).toHaveText(['Try again']);
    await context.unroute('**/search-index/**');
    await page.keyboard.press('Enter');
    await expect(getStatus(page)).toContainText('in Charts v8');
    await context.setOffline(true);
    await page.keyboard.type('chart');
    await expect(getInput(page)).toHaveValue('barchart');
    await expect(getOptions(page).first()).toContainText('BarChart');
  },
);

test(
  'Tab stays in the dialog, and the page behind is inert',
  { tag: '@detail' },
  async ({ page }) => {
    await openDialog(page, PAGE);
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Tab');
      expect(
        await getDialog(page).evaluate((element) => element.contains(document.activeElement)),
      ).toBe(true);
    }
    await expect(page.locator('#__docusaurus')).toHaveAttribute('inert');
    await page.keyboard.press('Escape');
    await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
  },
);

test('the page of results can be shared by URL, and goes back', async ({ page }) => {
  const messages = watchConsole(page);
  await openDialog(page, CHARTS_PAGE);
  await page.keyboard.type('charts axis');
  // Names are searched first; hits from the text of pages arrive later and push the link down.
  await expect(getOptions(page).first()).toBeVisible();
  await waitForStable(page);
  await getDialog(page)
    .getByRole('link', { name: /^See all/ })
    .click();
  await expect(page).toHaveURL('/x/search/?q=charts+axis&product=charts&version=v8');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toContainText('in Charts v8');
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveCount(20);
  await main.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(main.getByText(/^Page 2 of /)).toBeVisible();
  await main.getByRole('radio', { name: 'All' }).click();
  await expect(page).toHaveURL('/x/search/?q=charts+axis&product=all&version=v8');
  await page.goBack();
  await expect(page).toHaveURL(/product=charts&version=v8&page=2$/);
  await expect(main.getByText(/^Page 2 of /)).toBeVisible();
  await main.getByRole('searchbox').fill('zoom');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/x/search/?q=zoom&product=charts&version=v8');
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  expect(await listViolations(page)).toEqual([]);
  expect(messages).toEqual([]);
});

test('browsers find out how to search the site', { tag: '@detail' }, async ({ page, request }) => {
  await page.goto(PAGE);
  const href = (await page.locator('link[rel="search"]').getAttribute('href'))!;
  const response = await request.get(href);
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('/x/search/?q={searchTerms}');
});

for (const variant of chooseVariants(__filename)) {
  const { mode, direction, width } = variant;
  test(`field and dialog work in ${mode}, ${direction} and at ${width} px`, async ({ browser }) => {
    const { page, messages, close } = await openVariant(browser, variant);
    await page.goto(CHARTS_PAGE);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await getField(page).click();
    await expect(getInput(page)).toBeFocused();
    expect(await listViolations(page, { hasTargets: true })).toEqual([]);
    await page.keyboard.type('bar');
    await expect(getOptions(page).first()).toBeVisible();
    expect(await listViolations(page, { hasTargets: true })).toEqual([]);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('zzzxq');
    await expect(getStatus(page)).toContainText('No results');
    expect(await listViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 480 });
    await expectNoSidewaysScroll(page);
    await expect(getInput(page)).toBeInViewport();
    expect(messages).toEqual([]);
    await close();
  });
}

test("it uses the system's forced colors, without motion", { tag: '@detail' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openDialog(page, CHARTS_PAGE);
  await page.keyboard.type('bar');
  const active = getDialog(page).locator('[aria-selected="true"]');
  await expect(active).toHaveCSS('outline-style', 'solid');
  expect(await listViolations(page)).toEqual([]);
  // Would be black on black in a dark theme if only one of the two were the system's.
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const word = getDialog(page).locator('mark').first();
  await expect(word).toHaveCSS('background-color', 'rgb(255, 255, 0)');
  await expect(word).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test(
  'everything is reachable in a window of a quarter of the size',
  { tag: '@detail' },
  async ({ page }) => {
    // Like at 400% on a screen of 1280 × 1024.
    await page.setViewportSize({ width: 320, height: 256 });
    await openDialog(page, CHARTS_PAGE);
    await page.keyboard.type('bar');
    await expect(getOptions(page).first()).toBeVisible();
    await getOptions(page).last().scrollIntoViewIfNeeded();
    await expect(getOptions(page).last()).toBeInViewport();
    await expectNoSidewaysScroll(page);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of results says what it needs and offers links', async ({ page }) => {
    await page.goto('/x/search/?q=bar');
    const main = page.getByRole('main');
    await expect(main).toContainText('needs JavaScript');
    await expect(main.getByRole('link', { name: 'Charts' })).toHaveAttribute(
      'href',
      '/x/react-charts/',
    );
  });
});
