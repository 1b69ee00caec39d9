import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import type { AdScriptConfig } from '../src/lib/contracts/ads';
import { startVendor, type Answer, type Vendor } from './adVendor';

/** A page with demos, and one of them. */
export const PAGE = '/x/react-tree-view/quickstart/';
export const DEMO = 'FirstSimpleTree';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** A test that can start vendors, which are stopped when it ends. */
export const test = base.extend<{ start: (answer: Answer) => Promise<Vendor> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from it.
  start: async ({}, use) => {
    const vendors: Vendor[] = [];
    await use(async (answer) => {
      const vendor = await startVendor(answer);
      vendors.push(vendor);
      return vendor;
    });
    await Promise.all(vendors.map((vendor) => vendor.close()));
  },
});

export const getAd = (page: Page) =>
  page.getByRole('complementary', { name: 'Advertisement', exact: true });

export const getDemoAd = (page: Page) =>
  page.getByRole('complementary', { name: /^Advertisement below/ });

export const getSlot = (page: Page) => page.locator('[data-ad-slot]').first();

export const getScript = ({ origin }: Pick<Vendor, 'origin'>): AdScriptConfig => ({
  url: `${origin}/ad.js`,
  serve: 'SERVE',
  placement: 'docs',
  backersUrl: 'https://backers.test/',
});

/** Runs axe on the ads; the pages around them have their own tests. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page })
    .include('[data-ad-slot] aside')
    .analyze();
  expect(passes.map(({ id }) => id)).toContain('color-contrast');
  expect(violations).toEqual([]);
}

export async function expectStill(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.unexplainedShifts), 'layout shift').toEqual([]);
}
