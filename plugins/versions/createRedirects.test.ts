import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CURRENT_VERSION, DOCS_VERSIONS, getDocsDir } from '../../src/lib/docsVersions';
import { createRedirects, listPlainRedirects, listRedirectPages } from './createRedirects';
import { createSiteRedirects } from './createSiteRedirects';

let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'redirects-'));
  DOCS_VERSIONS.forEach((version) =>
    mkdirSync(path.join(siteDir, getDocsDir(version)), { recursive: true }),
  );
  mkdirSync(path.join(siteDir, 'docs/react-charts/heatmap'), { recursive: true });
  writeFileSync(path.join(siteDir, 'docs/react-charts/heatmap/index.mdx'), '');
  DOCS_VERSIONS.slice(1).forEach((version) => {
    const guide = path.join(siteDir, getDocsDir(version), 'migration/from-lab');
    mkdirSync(guide, { recursive: true });
    writeFileSync(path.join(guide, 'index.mdx'), '');
  });
});

afterAll(() => rmSync(siteDir, { recursive: true }));

const RENAMES = [
  { from: 'react-charts/heat', to: 'react-charts/heat-map' },
  { from: 'react-charts/heat-map', to: 'react-charts/heatmap' },
  { from: 'react-charts/circle', to: 'react-charts/ring' },
  { from: 'react-charts/ring', to: 'react-charts/circle' },
];

const create = () => createRedirects(siteDir, [{ name: CURRENT_VERSION, root: '/x/' }], RENAMES);

test('every old name of a page redirects to it, however often it moved', () => {
  expect(create().filter(({ from }) => /^\/x\/(react-charts\/.*)?$/.test(from))).toEqual([
    { from: '/x/', to: '/x/introduction/' },
    { from: '/x/react-charts/heat/', to: '/x/react-charts/heatmap/' },
    { from: '/x/react-charts/heat-map/', to: '/x/react-charts/heatmap/' },
  ]);
});

test('a guide between older majors redirects to the newest version that has it, under its old name too', () => {
  const redirects = createRedirects(
    siteDir,
    [{ name: CURRENT_VERSION, root: '/x/' }],
    [{ from: 'react-charts/lab', to: 'migration/from-lab' }],
  );
  const to = `/x/${DOCS_VERSIONS[1]}/migration/from-lab/`;
  expect(redirects).toContainEqual({ from: '/x/react-charts/lab/', to });
  expect(redirects).toContainEqual({ from: '/x/migration/from-lab/', to });
  expect(redirects).toContainEqual({ from: '/:lang/x/migration/from-lab/', to });
});

test('an old name with a language redirects to the page too, and all other URLs lose the language', () => {
  const redirects = create().filter(({ from }) => from.startsWith('/:lang/x/'));
  expect(redirects).toContainEqual({
    from: '/:lang/x/react-charts/heat/',
    to: '/x/react-charts/heatmap/',
  });
  expect(redirects.at(-1)).toEqual({ from: '/:lang/x/*', to: '/x/:splat' });
  expect(redirects.at(-1)).toBe(redirects.findLast(({ from }) => from.includes('*')));
});

test('an old version has no redirects but its own', () => {
  const redirects = createRedirects(siteDir, [{ name: 'v7', root: '/x/v7/' }], RENAMES);
  expect(redirects.map(({ from }) => from)).toEqual(['/x/v7/', '/:lang/x/v7/', '/:lang/x/*']);
});

const CURRENT = {
  root: '/x/',
  pages: new Set(['introduction/licensing/', 'react-data-grid/', 'api/data-grid/data-grid/']),
  redirects: [
    { from: '/x/react-data-grid/columns/', to: '/x/react-data-grid/', status: 302 as const },
  ],
};

test('short links point to existing pages, otherwise to the reference site', () => {
  const links = createSiteRedirects(CURRENT).filter(({ from }) => from.startsWith('/r/'));
  const find = (address: string) => links.find(({ from }) => from === address);
  expect(links).toHaveLength(28);
  expect(links.every(({ status }) => status === 302)).toBe(true);
  expect(find('/r/x-pro-svg-link')?.to).toBe('/x/introduction/licensing/#pro-plan');
  expect(find('/r/x-pro-svg-link/')?.to).toBe('/x/introduction/licensing/#pro-plan');
  expect(find('/r/x-data-grid-no-dimensions')?.to).toBe(
    'https://mui.com/x/react-data-grid/layout/',
  );
});

test('pages have their former URLs, including old names', () => {
  const moved = createSiteRedirects(CURRENT).filter(({ from }) => /^\/(components|api)/.test(from));
  expect(moved).toEqual([
    { from: '/components/data-grid/', to: '/x/react-data-grid/' },
    { from: '/components/data-grid/columns/', to: '/x/react-data-grid/', status: 302 },
    { from: '/api/data-grid/data-grid/', to: '/x/api/data-grid/data-grid/' },
  ]);
});

test('a redirect is a page only if it has a single URL that can be a document', () => {
  const plain = [
    { from: '/r/x-a/', to: '/x/a/', status: 302 as const },
    { from: '/r/x-part/', to: '/x/a/#b' },
    { from: '/r/x-svg/', to: 'https://example.com/a.svg' },
  ];
  const redirects = [
    ...plain,
    { from: '/r/x-a', to: '/x/a/' },
    { from: '/:lang/x/old/', to: '/x/a/' },
    { from: '/:lang/x/*', to: '/x/:splat' },
  ];
  expect(listPlainRedirects(redirects)).toEqual(plain);
  expect(listRedirectPages(redirects)).toEqual([{ from: '/r/x-a/', to: '/x/a/' }]);
});
