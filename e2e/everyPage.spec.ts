import { listPages, MISSING_PAGE } from './listPages';
import { planVisits } from './planVisits';
import { getRotation } from '../scripts/suite/getRotation';
import { isReferencePage } from './variants';
import { test } from './visit';
import { visitPage } from './visitPage';

const pages = [...listPages().filter((page) => !isReferencePage(page)), MISSING_PAGE];

for (const [index, path] of pages.entries()) {
  test(path, async ({ startVisit }) => {
    test.setTimeout(180_000);
    for (const visit of planVisits(getRotation(), path, index)) {
      await visitPage(startVisit, path, visit, { opensCode: true });
    }
  });
}
