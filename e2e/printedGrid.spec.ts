import { expect, test } from '@playwright/test';
import { reachDemo } from './reachDemo';

/** One of its demos has a toolbar, whose menu prints in its own iframe. */
const PAGE = '/x/react-data-grid/';

test('a printed grid has its styles despite the policy', async ({ page }) => {
  // The browser's dialog waits for someone, and the iframe exists meanwhile.
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto(PAGE);
  const demo = await reachDemo(page, 'CommunityTour');
  await demo.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  const grid = page.frameLocator('body > iframe').locator('.MuiDataGrid-root');
  await expect(grid).toBeAttached();
  await expect(grid.getByRole('columnheader').first()).toHaveCSS('display', 'flex');
});
