import { expect } from '@playwright/test';
import { choosePages } from '../testing/plan/plan';
import { listOverruns } from '../testing/visitor/listOverruns';
import { listViolations } from '../testing/visitor/listViolations';
import { VARIANTS } from '../testing/plan/variants';
import { expectNoSidewaysScroll, expectSteady, isReferencePage } from '../testing/visitor/variants';
import { listOldPages } from './listOldPages';
import { listPages } from './listPages';
import { arrive, test } from './visit';

/** The number of pages, which are all alike, that share a test and its browser page. */
const SHARE = 12;

const pages = choosePages([
  ...listPages().filter(isReferencePage),
  ...listOldPages().filter((path) => path.includes('/api/')),
]);
const shares = Array.from({ length: Math.ceil(pages.length / SHARE) }, (_, index) =>
  pages.slice(index * SHARE, (index + 1) * SHARE),
);

for (const [index, share] of shares.entries()) {
  const variant = VARIANTS[index % VARIANTS.length]!;
  const { mode, direction, width } = variant;
  test(`reference pages ${index + 1} of ${shares.length} in ${mode}, ${direction}, at ${width} px`, async ({
    startVisit,
  }) => {
    test.setTimeout(30_000 + share.length * 10_000);
    const { page, messages } = await startVisit(variant);
    for (const path of share) {
      await arrive(page, path);
      // The filter box loads with the rest of the page's script.
      if ((await page.locator('[data-filter]').count()) > 0) {
        await expect(page.getByRole('searchbox')).toBeVisible();
      }
      await expectSteady(page, variant);
      await expectNoSidewaysScroll(page);
      expect(await page.evaluate(listOverruns), path).toEqual([]);
      expect(await listViolations(page, { onlyKinds: true }), path).toEqual([]);
      expect(messages, path).toEqual([]);
    }
  });
}
