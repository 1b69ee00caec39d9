import { expect } from '@playwright/test';
import { chooseByTurn, chooseSome } from '../scripts/suite/rotation';
import { DOCS_VERSIONS, splitVersionPath } from '../src/lib/docsVersions';
import { listOldPages, listTouchedOldPages } from './listOldPages';
import { isOldMessage } from './oldMessages';
import { getRotation } from '../scripts/suite/getRotation';
import { expectNoSidewaysScroll, expectSteady, VARIANTS, type Variant } from './variants';
import { arrive, test } from './visit';
import { visitPage } from './visitPage';

/** So many pages of old versions, which hardly change, are visited in each run. */
const VISITED = 12;

/** Pages of the reference are made alike: one in so many is opened. */
const REFERENCE_TURNS = 8;

const rotation = getRotation();
const isReference = (path: string) => splitVersionPath(path)?.page.startsWith('api/') ?? false;
const pages = listOldPages();
const touched = listTouchedOldPages(rotation.changed);
const prose = chooseSome(
  pages.filter((path) => !isReference(path)),
  rotation,
  VISITED,
  (path) => touched.has(path),
);
const references = chooseByTurn(pages.filter(isReference), rotation, REFERENCE_TURNS);

/** Each page in one variant; over the pages, every variant comes as often as the others. */
const getVariant = (index: number): Variant => VARIANTS[index % VARIANTS.length]!;

for (const path of prose) {
  test(path, async ({ startVisit }) => {
    test.setTimeout(90_000);
    const turn = rotation.turn === 'all' ? 0 : rotation.turn;
    const variants = [getVariant(pages.indexOf(path) + turn)];
    await visitPage(
      startVisit,
      path,
      { variants, isThorough: true },
      {
        isKnownMessage: (message) => isOldMessage(path, message),
      },
    );
  });
}

for (const version of DOCS_VERSIONS.slice(1)) {
  test(`pages of the reference of ${version}`, async ({ startVisit }) => {
    const paths = references.filter((path) => splitVersionPath(path)?.version === version);
    test.setTimeout(30_000 + paths.length * 5_000);
    expect(paths.length).toBeGreaterThan(0);
    const variant = getVariant(DOCS_VERSIONS.indexOf(version));
    const { page, messages } = await startVisit(variant);
    for (const path of paths) {
      await arrive(page, path);
      await expectSteady(page, variant);
      await expectNoSidewaysScroll(page);
      expect(messages, path).toEqual([]);
    }
  });
}
