import { expect, test } from '@playwright/test';
import { listViolations } from '../testing/visitor/listViolations';
import { observeLayoutShift } from '../testing/visitor/observeLayoutShift';
import { watchConsole } from '../testing/visitor/watchConsole';

test('each product shows a demo, which runs once the reader does anything', async ({ page }) => {
  const messages = watchConsole(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(observeLayoutShift);
  await page.goto('/', { waitUntil: 'networkidle' });
  const grid = page.locator('[data-panel="data-grid"]');
  await expect(grid.locator('[data-snapshot]').getByText('Arizona')).toBeVisible();
  const snapshots = page.locator('[data-panel] [data-snapshot]:has(> :not(noscript))');
  await expect(snapshots).toHaveCount(4);
  await grid.hover();
  await expect(grid.getByRole('treegrid', { name: 'Solar sites by state' })).toBeVisible();
  await expect(grid.getByRole('row', { name: /Arizona/ })).toBeVisible();

  for (const product of ['date-pickers', 'charts', 'tree-view']) {
    const panel = page.locator(`[data-panel="${product}"]`);
    await panel.scrollIntoViewIfNeeded();
    await expect(panel.locator('[data-snapshot]')).toHaveCount(0);
  }
  await expect(page.getByRole('group', { name: 'Your stay' })).toBeVisible();
  await expect(page.getByText('2019–2023')).toBeVisible();
  await expect(page.getByRole('tree', { name: 'Shots by scene' })).toBeVisible();
  await expect(page.locator('[data-snapshot]')).toHaveCount(0);
  expect(await page.evaluate(() => window.layoutShift)).toBe(0);
  // Away from the chart's slider, whose tooltips axe would report.
  await page.mouse.move(2, 2);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  expect(await listViolations(page)).toEqual([]);
  expect(messages).toEqual([]);
});

test('a demo leads to its code', { tag: '@detail' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^View the code.*Charts$/ }).click();
  await expect(page).toHaveURL('/x/react-charts/#PowerDemand');
  await expect(page.locator('#PowerDemand')).toBeInViewport();
});

test('the tools are explained, and the entry link keeps its border in forced colors', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const way = page.getByRole('link', { name: 'Read the introduction' });
  await expect(way).toHaveCSS('border-top-width', '1px');
  const tools = page.getByRole('region', { name: 'Tools' });
  await expect(tools.getByRole('listitem')).toHaveCount(7);
  await tools.getByRole('link', { name: 'Compare API versions' }).click();
  await expect(page).toHaveURL('/x/api/changes/');
});

test('older versions and the way to the current one are a click away', async ({ page }) => {
  await page.goto('/');
  const news = page.getByRole('region', { name: 'New in version 8' });
  await expect(news.getByRole('link', { name: 'v4 docs' })).toHaveAttribute(
    'href',
    '/x/v4/introduction/',
  );
  await news.getByRole('link', { name: 'Get your upgrade checklist' }).click();
  await expect(page).toHaveURL('/x/migration/');
});
