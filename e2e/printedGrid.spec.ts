import { expect, test } from '@playwright/test';
import { reachDemo } from './reachDemo';

/** Its first demo has a toolbar, whose menu prints in a frame of its own. */
const PAGE = '/x/react-data-grid/';

test('a grid that is printed has its styles under the policy', async ({ page }) => {
  // The dialog of the browser waits for somebody; the frame stays meanwhile.
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto(PAGE);
  const demo = await reachDemo(page);
  await demo.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  const grid = page.frameLocator('body > iframe').locator('.MuiDataGrid-root');
  await expect(grid).toBeAttached();
  await expect(grid.getByRole('columnheader').first()).toHaveCSS('display', 'flex');
});
