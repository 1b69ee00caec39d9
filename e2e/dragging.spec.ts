import { expect, test, type Locator, type Page } from '@playwright/test';
import { reachDemo } from './reachDemo';

/** Drags an element onto another one with the mouse, up to its far end. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.move(start.x + 12, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width * 0.8, end.y + end.height * 0.8, { steps: 20 });
  await page.mouse.up();
}

test('a header is dragged to another position', async ({ page }) => {
  await page.goto('/x/react-data-grid/column-ordering/');
  const demo = await reachDemo(page, 'DragColumns');
  const getHeader = (name: string) => demo.getByRole('columnheader', { name });
  await drag(page, getHeader('Customer'), getHeader('Product'));
  await expect(demo.getByRole('status').first()).toHaveText(/^city, product, customer, /);
});

test('a row is dragged to another position by its handle', { tag: '@detail' }, async ({ page }) => {
  await page.goto('/x/react-data-grid/row-ordering/');
  const demo = await reachDemo(page, 'DragRows');
  const titles = demo.locator('[role="gridcell"][data-field="title"]');
  const [first, second, third] = (await titles.allTextContents()) as [string, string, string];
  const handles = demo.locator('[data-field="__reorder__"] [draggable="true"]');
  await drag(page, handles.nth(0), handles.nth(2));
  await expect(titles.nth(2)).toHaveText(first);
  expect((await titles.allTextContents()).slice(0, 2)).toEqual([second, third]);
});
