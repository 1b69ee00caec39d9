import { expect, test } from '@playwright/test';
import { listViolations } from '../testing/visitor/listViolations';
import { watchConsole } from '../testing/visitor/watchConsole';

test('a product panel becomes the real component when the reader reaches for it', async ({
  page,
}) => {
  const messages = watchConsole(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const stage = page.locator('[data-panel="data-grid"]');
  await expect(stage.getByRole('img', { name: 'Picture of the Data Grid' })).toBeVisible();
  const kept = await stage.boundingBox();
  await stage.hover();
  await expect(stage.getByRole('grid')).toBeVisible();
  expect((await stage.boundingBox())!.height).toBe(kept!.height);

  for (const [product, role] of [
    ['Date Pickers', 'group'],
    ['Tree View', 'tree'],
  ] as const) {
    const panel = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: product }) });
    await panel.getByRole('button', { name: 'Try it live' }).click();
    await expect(panel.getByRole(role).first()).toBeVisible();
  }
  expect(await listViolations(page)).toEqual([]);
  expect(messages).toEqual([]);
});

test('the tools are explained, and the entry link keeps its border in forced colors', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const way = page.getByRole('link', { name: 'Read the introduction' });
  await expect(way).toHaveCSS('border-top-width', '1px');
  const tools = page.getByRole('region', { name: 'Tools' });
  await expect(tools.getByRole('listitem')).toHaveCount(6);
  await tools.getByRole('link', { name: 'Compare API versions' }).click();
  await expect(page).toHaveURL('/x/api/changes/');
});
