import { expect, test } from '@playwright/test';
import { LIBRARY_VERSION } from '../src/lib/docsVersions';
import { listViolations } from './listViolations';
import { VARIANTS, expectNoSidewaysScroll, expectSteady, openVariant } from './variants';

/** Addresses without a page, and what the header says of them: product and version. */
const MISSING: readonly [address: string, product: string, version: string][] = [
  ['/no-such-page/', 'MUI X', LIBRARY_VERSION],
  ['/no-such-page', 'MUI X', LIBRARY_VERSION],
  ['/404.html', 'MUI X', LIBRARY_VERSION],
  ['/x/no-such-page/', 'MUI X', LIBRARY_VERSION],
  ['/x/react-charts/no-such-page/?a=1#b', 'Charts', LIBRARY_VERSION],
  ['/x/api/data-grid/no-such-page/', 'Data Grid', LIBRARY_VERSION],
  ['/x/v7/no-such-page/', 'MUI X', 'v7'],
  ['/x/v4/react-data-grid/no-such-page/?a=1#b', 'Data Grid', 'v4'],
  ['/production-error/no-such-page/', 'MUI X', LIBRARY_VERSION],
];

for (const [index, [address, product, version]] of MISSING.entries()) {
  const variant = VARIANTS[index % VARIANTS.length]!;
  test(`${address} is taken over as it was served, at ${variant.width} px`, async ({ browser }) => {
    const { page, messages, close } = await openVariant(browser, variant);
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.locator('h1')).toHaveText('There is no page at this address');
    await expect(page).toHaveTitle('There is no page at this address | MUI X');
    // The served file knows no address: what is said of this one comes after.
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('header summary')).toHaveText([
      `Switch product: ${product}`,
      `Switch version: ${version}`,
    ]);
    await expectSteady(page, variant);
    await expectNoSidewaysScroll(page);
    expect(await listViolations(page)).toEqual([]);
    expect(messages).toEqual([]);
    await close();
  });
}

for (const [from, to] of [
  ['/de/x/react-charts/?a=1#installation', '/x/react-charts/?a=1#installation'],
  ['/de/x/no-such-page/?a=1#b', '/x/no-such-page/?a=1#b'],
]) {
  test(`${from} is sent on without a message`, async ({ browser }) => {
    const { page, messages, close } = await openVariant(browser, VARIANTS[0]);
    await page.goto(from!);
    await expect.poll(() => page.url().replace(/^https?:\/\/[^/]+/, '')).toBe(to);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1')).toBeVisible();
    expect(messages).toEqual([]);
    await close();
  });
}
