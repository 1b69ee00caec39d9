import { expect } from '@playwright/test';
import { chooseByTurn, isTurn } from '../scripts/suite/rotation';
import { listPages } from './listPages';
import { listViolations } from './listViolations';
import { getRotation } from '../scripts/suite/getRotation';
import {
  expectNoSidewaysScroll,
  expectSteady,
  isReferenceMadeAnew,
  isReferencePage,
  VARIANTS,
} from './variants';
import { arrive, test } from './visit';

/** Of the pages, which are made alike, one in so many is opened in each run. */
const TURNS = 5;

/** One in so many of these is searched by axe in each variant. */
const SEARCHED = 4;

const rotation = getRotation();
const isMadeAnew = isReferenceMadeAnew(rotation);
const pages = chooseByTurn(listPages().filter(isReferencePage), rotation, TURNS, () => isMadeAnew);

for (const [turn, variant] of VARIANTS.entries()) {
  const { mode, direction, width } = variant;
  const paths = pages.filter((_, index) => index % VARIANTS.length === turn);
  test(`a quarter of the reference in ${mode}, ${direction}, at ${width} px`, async ({
    startVisit,
  }) => {
    test.setTimeout(30_000 + paths.length * 5_000);
    expect(paths.length).toBeGreaterThan(5);
    const { page, messages } = await startVisit(variant);
    for (const [index, path] of paths.entries()) {
      await arrive(page, path);
      // The filter box comes with the rest of the page's script.
      if ((await page.locator('[data-filter]').count()) > 0) {
        await expect(page.getByRole('searchbox')).toBeVisible();
      }
      await expectSteady(page, variant);
      await expectNoSidewaysScroll(page);
      if (isTurn(rotation, index, SEARCHED)) {
        expect(await listViolations(page), path).toEqual([]);
      }
      expect(messages, path).toEqual([]);
    }
  });
}
