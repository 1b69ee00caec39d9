import { expect } from '@playwright/test';
import type { PNG } from 'pngjs';
import { chooseSome, touches } from '../scripts/suite/rotation';
import { CODE_STYLINGS, type CodeStyling } from '../src/lib/contracts/demos';
import { CODE_STYLING_COOKIE, MODE_KEY } from '../src/lib/preferenceKeys';
import { comparePictures } from './comparePictures';
import {
  chooseStyling,
  getStylings,
  placeDemos,
  showOnlyDemos,
  takePictures,
  WIDTH,
} from './demoPictures';
import { listDemos } from './listDemos';
import { listTouchedPages } from './listPages';
import { getRotation } from '../scripts/suite/getRotation';
import { arrive, storeChoices, test } from './visit';

/** Share of pixels that may differ between two stylings of a demo. */
const TOLERANCE = 0.01;

/** So many pages are compared in each run, besides those that the change touches. */
const PAGES = 8;

/** What dresses the demos of all pages. */
const MAKERS = /^(src\/css|src\/features\/demo|plugins\/bundle|plugins\/demos)\//;

const MODES = ['light', 'dark'] as const;

// Demos of a frozen version are as they were when it was the current one.
const styled = listDemos().filter(
  ({ page, stylings }) => stylings.length === CODE_STYLINGS.length && !/^\/x\/v\d/.test(page),
);
const rotation = getRotation();
const isMadeAnew = touches(rotation, MAKERS);
const touched = listTouchedPages(rotation.changed);
const pages = chooseSome(
  [...new Set(styled.map(({ page }) => page))],
  rotation,
  PAGES,
  (page) => isMadeAnew || touched.has(page),
);

test('there are styled demos to compare', () => {
  expect(styled.length).toBeGreaterThan(15);
});

for (const [index, path] of pages.entries()) {
  test(`the stylings of the demos of ${path} look alike`, async ({ startVisit }) => {
    test.setTimeout(180_000);
    const names = styled.filter(({ page }) => page === path).map(({ name }) => name);
    // Pages take turns in the styling that they are opened in, which no other has prepared.
    const turn = (rotation.turn === 'all' ? 0 : rotation.turn) + index;
    const order = CODE_STYLINGS.map((_, step) => CODE_STYLINGS[(turn + step) % 3]!);
    const { page } = await startVisit({ mode: 'light', direction: 'ltr', width: WIDTH });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const arriveIn = async (styling: CodeStyling) => {
      const url = test.info().project.use.baseURL!;
      await page.context().addCookies([{ name: CODE_STYLING_COOKIE, value: styling, url }]);
      await arrive(page, path);
      await showOnlyDemos(page, names);
    };
    await arriveIn(order[0]!);
    const hasToolbar = (await getStylings(page, names).count()) > 0;
    let firsts: PNG[] = [];
    const differences = [];
    for (const [step, styling] of order.entries()) {
      if (step > 0) {
        // Where demos have no toolbar, readers choose elsewhere.
        await (hasToolbar ? chooseStyling(page, names, styling) : arriveIn(styling));
      }
      const boxes = await placeDemos(page, names);
      const pictures = [];
      for (const mode of MODES) {
        await storeChoices(page, [[MODE_KEY, mode]]);
        pictures.push(...(await takePictures(page, boxes)));
      }
      if (step === 0) {
        firsts = pictures;
      }
      differences.push(
        ...pictures.map((picture, at) => ({
          demo: names[at % names.length],
          mode: MODES[Math.floor(at / names.length)],
          stylings: `${order[0]}, ${styling}`,
          share: comparePictures(firsts[at]!, picture),
        })),
      );
    }
    expect(differences.filter(({ share }) => share > TOLERANCE)).toEqual([]);
  });
}
