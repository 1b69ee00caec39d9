import { expect, test } from '@playwright/test';
import { listViolations } from '../testing/visitor/listViolations';

test('a page that fails says so between header and footer, and can be reloaded', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function fail(target) {
      if (target.closest('article') && !sessionStorage.getItem('mended')) {
        throw new Error('Nothing can be observed');
      }
      observe.call(this, target);
    };
  });
  await page.goto('/x/react-data-grid/sorting/');

  await expect(page.locator('h1')).toHaveText('This page stopped working');
  await expect(page.getByRole('alert')).toContainText('Reloading the page');
  await expect(page.getByText('Nothing can be observed')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);

  await page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
  await page.getByRole('link', { name: 'Reload the page' }).click();
  await expect(page.locator('h1')).toContainText('sorting', { ignoreCase: true });
});
