import path from 'node:path';
import { listQuickPaths, QUICK_LINKS } from '../../nav/quickLinks';
import { DOCS_VERSIONS, getVersionRoot } from '../../src/lib/docsVersions';
import { listVersionPages } from '../versions/listPages';

const pages = listVersionPages(path.join(__dirname, '../..'));

it('links only to pages that the version has', () => {
  const missing = QUICK_LINKS.flatMap(({ page, versions }) =>
    versions.filter((version) => !pages.get(version)!.has(page)).map((v) => `${v} ${page}`),
  );
  expect(missing).toEqual([]);
});

it('includes every migration guide', () => {
  const guides = DOCS_VERSIONS.flatMap((version) =>
    [...pages.get(version)!]
      .filter((page) => page.startsWith('migration/migration-'))
      .map((page) => `${getVersionRoot(version)}${page}`),
  );
  const linked = DOCS_VERSIONS.flatMap((version) =>
    (['data-grid', 'date-pickers', 'charts', 'tree-view'] as const)
      .flatMap((product) => listQuickPaths(product, version))
      .filter(({ kind }) => kind === 'migration')
      .map((link) => link.path),
  );
  expect(linked.sort()).toEqual(guides.sort());
});

it('offers nothing for a product that a version lacks', () => {
  expect(listQuickPaths('charts', 'v4')).toEqual([]);
  expect(listQuickPaths('data-grid', 'v4').map((link) => link.path)).toEqual([
    '/x/v4/react-data-grid/quickstart/',
    '/x/v4/api/data-grid/',
  ]);
});
