import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { expect } from '@playwright/test';
import type { PNG } from 'pngjs';
import { CODE_STYLINGS, type CodeStyling } from '../src/lib/contracts/demos';
import { CURRENT_VERSION } from '../src/lib/docsVersions';
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
import { readPartialVersions } from '../testing/builtSite/readLeftOut';
import { listDemos } from '../testing/visitor/listDemos';
import { chooseFewPages, choosePages } from '../testing/plan/plan';
import { storeChoices } from '../testing/visitor/openPage';
import { arrive, test } from './visit';

/** The share of pixels that may differ between two stylings of a demo. */
const TOLERANCE = 0.01;

const MODES = ['light', 'dark'] as const;

const DOCS_DIR = path.join(__dirname, '../docs');
const BUILD_DIR = path.join(__dirname, '../build');

// Demos of a frozen version are as they were when it was the current one.
const styled = listDemos().filter(
  ({ page, stylings }) => stylings.length === CODE_STYLINGS.length && !/^\/x\/v\d/.test(page),
);
const pages = choosePages([...new Set(styled.map(({ page }) => page))]);

test('there are styled demos to compare on each page that has styled files', async () => {
  const files = await Globby(['*/**/*.tailwind.tsx', '!templates/**'], { cwd: DOCS_DIR });
  const folders = files.map((file) => `/x/${path.posix.dirname(file)}/`);
  expect(pages).toEqual(expect.arrayContaining(choosePages([...new Set(folders)])));
  if (!readPartialVersions(BUILD_DIR).has(CURRENT_VERSION)) {
    expect(styled.length).toBeGreaterThan(15);
  }
});

for (const [index, address] of chooseFewPages(__filename, pages).entries()) {
  test(`the stylings of the demos of ${address} look alike`, async ({ startVisit }) => {
    test.setTimeout(180_000);
    const names = styled.filter(({ page }) => page === address).map(({ name }) => name);
    // Pages alternate the styling in which they're opened, which no other one has prepared.
    const order = CODE_STYLINGS.map((_, step) => CODE_STYLINGS[(index + step) % 3]!);
    const { page } = await startVisit({ mode: 'light', direction: 'ltr', width: WIDTH });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const arriveIn = async (styling: CodeStyling) => {
      const url = test.info().project.use.baseURL!;
      await page.context().addCookies([{ name: CODE_STYLING_COOKIE, value: styling, url }]);
      await arrive(page, address);
      await showOnlyDemos(page, names);
    };
    await arriveIn(order[0]!);
    const hasToolbar = (await getStylings(page, names).count()) > 0;
    let firsts: PNG[] = [];
    const differences = [];
    for (const [step, styling] of order.entries()) {
      if (step > 0) {
        // If demos have no toolbar, readers choose elsewhere.
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
