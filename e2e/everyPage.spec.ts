import { chooseSome } from '../scripts/suite/rotation';
import { getRotation } from '../scripts/suite/getRotation';
import { listPages, listTouchedPages, MISSING_PAGE } from './listPages';
import { planVisits } from './planVisits';
import { isReferencePage } from './variants';
import { test } from './visit';
import { visitPage } from './visitPage';

/** So many pages are visited in each run, besides those that the change touches. */
const VISITED = 24;

/** So many pages are loaded anew for their second variant, besides those that the change touches. */
const RELOADED = 6;

const rotation = getRotation();
const touched = listTouchedPages(rotation.changed);
const isTouched = (page: string) => touched.has(page);
const pages = chooseSome(
  [...listPages().filter((page) => !isReferencePage(page)), MISSING_PAGE],
  rotation,
  VISITED,
  isTouched,
);
const reloaded = chooseSome(pages, rotation, RELOADED, isTouched);

for (const [index, path] of pages.entries()) {
  test(path, async ({ startVisit }) => {
    test.setTimeout(180_000);
    for (const visit of planVisits(rotation, path, index, reloaded.includes(path))) {
      await visitPage(startVisit, path, visit, { opensCode: true });
    }
  });
}
