import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { readLeftOut } from '../testing/builtSite/readLeftOut';
import { listPages } from './listPages';
import { watchConsole } from '../testing/visitor/watchConsole';

const BUILD_DIR = path.join(__dirname, '../build');
const PREMIUM = '/x/api/data-grid/data-grid-premium/';
const BAR_CHART = '/x/api/charts/bar-chart/';

const getRow = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

test.use({ viewport: { width: 1440, height: 900 } });

test('every component and interface has a page', () => {
  const pages = [...listPages(), ...readLeftOut(BUILD_DIR)];
  const count = (product: string) =>
    pages.filter((page) => new RegExp(`^/x/api/${product}/[^/]+/$`).test(page)).length;
  expect(count('data-grid')).toBe(23 + 19);
  expect(count('date-pickers')).toBe(60);
  expect(count('charts')).toBe(74 + 7);
  expect(count('tree-view')).toBe(7);
});

test('everything is available without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(BAR_CHART);
  await expect(page.locator('#bar-chart-prop-series')).toContainText('required');
  await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible();
  await expect(page.locator('#classes')).toBeAttached();
  await page.goto(PREMIUM);
  const row = getRow(page, 'initialState');
  await row.getByRole('link', { name: 'initialState', exact: true }).click();
  await expect(page).toHaveURL(/#data-grid-premium-prop-initialState$/);
  await row.getByText('Definition').click();
  await expect(row.getByText('preferencePanel?', { exact: false })).toBeVisible();
  await context.close();
});

test('the filter keeps what matches, and shows the number of matches', async ({ page }) => {
  await page.goto(PREMIUM);
  const filter = page.getByRole('searchbox');
  await filter.fill('pivot');
  await expect(getRow(page, 'pivotModel')).toBeVisible();
  await expect(getRow(page, 'density')).toBeHidden();
  await expect(page.getByText(/^\d+ of \d+/).first()).toBeVisible();
  await filter.press('Escape');
  await expect(getRow(page, 'density')).toBeVisible();
});

test('a link to a prop scrolls to it in any layout', async ({ page }) => {
  await page.goto(`${PREMIUM}#data-grid-premium-prop-density`);
  const row = getRow(page, 'density');
  await expect(row).toBeInViewport();
  await page
    .getByRole('combobox', { name: 'View' })
    .first()
    .selectOption({ label: 'Collapsed list' });
  await expect(row).toBeInViewport();
  await expect(row).toContainText('compact');
});

test('the layout is remembered', { tag: '@detail' }, async ({ page }) => {
  await page.goto(BAR_CHART);
  await page
    .getByRole('combobox', { name: 'View' })
    .first()
    .selectOption({ label: 'Collapsed list' });
  await page.reload();
  const row = getRow(page, 'series');
  await expect(row.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
});

test(
  'a page opened through a link within the site has its content',
  { tag: '@detail' },
  async ({ page }) => {
    const messages = watchConsole(page);
    await page.goto('/x/api/charts/');
    await page
      .getByRole('main')
      .getByRole('link', { name: 'BarChart', exact: true })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('BarChart API');
    await expect(getRow(page, 'series')).toBeVisible();
    await page.getByRole('link', { name: 'Bar charts' }).first().click();
    await expect(page.locator('h2#api')).toBeVisible();
    await page.goBack();
    await expect(getRow(page, 'series')).toBeVisible();
    expect(messages).toEqual([]);
  },
);

test(
  "content that can't be loaded says so and can be requested again",
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto('/x/api/charts/');
    await page.route(`**${BAR_CHART}`, (route) => route.abort());
    await page
      .getByRole('main')
      .getByRole('link', { name: 'BarChart', exact: true })
      .first()
      .click();
    const alert = page.getByRole('alert');
    await expect(alert).toBeVisible();
    await page.unroute(`**${BAR_CHART}`);
    await alert.getByRole('button').click();
    await expect(getRow(page, 'series')).toBeVisible();
  },
);

test('the reference is published as data', async ({ request }) => {
  const model = (await (await request.get('/x/api/charts.json')).json()) as {
    $schema: string;
    components: { name: string }[];
  };
  expect(model.components.map(({ name }) => name)).toContain('BarChart');
  expect((await request.get(model.$schema)).ok()).toBe(true);
  expect((await request.get('/x/v7/api/charts.json')).ok()).toBe(true);
  expect((await request.get('/x/api/charts/bar-chart.json')).ok()).toBe(true);
});

test('theme keys and methods of an apiRef are compared', { tag: '@detail' }, async ({ page }) => {
  await page.goto('/x/api/changes/?product=tree-view&from=v7&to=v8&component=theme');
  await expect(page.getByRole('heading', { name: 'Theme keys' })).toBeVisible();
  await expect(page.getByText('MuiTreeItem2', { exact: true })).toBeVisible();
  await page.goto('/x/api/changes/?product=tree-view&from=v7&to=v8&component=SimpleTreeView');
  await expect(page.getByText('selectItem', { exact: true })).toBeVisible();
});

test('two majors can be compared, and the choice is in the URL', async ({ page }) => {
  const messages = watchConsole(page);
  await page.goto('/x/api/changes/?product=data-grid&from=v7&to=v8');
  await page.getByRole('searchbox').fill('rowPositionsDebounceMs');
  await expect(page.getByText('rowPositionsDebounceMs').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'From' }).selectOption('v6');
  await expect(page).toHaveURL(/from=v6/);
  await page.goBack();
  await expect(page).toHaveURL(/from=v7/);
  expect(messages).toEqual([]);
});
