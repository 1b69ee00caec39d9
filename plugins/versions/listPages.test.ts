import path from 'node:path';
import { COMMON_PAGES } from '../../src/lib/productVersions';
import { listVersionPages } from './listPages';

test('every version has the pages that links in the frame assume', () => {
  for (const [version, pages] of listVersionPages(path.join(__dirname, '../..'))) {
    const missing = COMMON_PAGES.filter((page) => !pages.has(page));
    expect({ version, missing }).toEqual({ version, missing: [] });
  }
});
