import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CURRENT_VERSION, DOCS_VERSIONS, getDocsDir } from '../../src/lib/docsVersions';
import { createRedirects } from './createRedirects';

let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'redirects-'));
  DOCS_VERSIONS.forEach((version) =>
    mkdirSync(path.join(siteDir, getDocsDir(version)), { recursive: true }),
  );
  mkdirSync(path.join(siteDir, 'docs/react-charts/heatmap'), { recursive: true });
  writeFileSync(path.join(siteDir, 'docs/react-charts/heatmap/index.mdx'), '');
});

afterAll(() => rmSync(siteDir, { recursive: true }));

const RENAMES = [
  { from: 'react-charts/heat', to: 'react-charts/heat-map' },
  { from: 'react-charts/heat-map', to: 'react-charts/heatmap' },
  { from: 'react-charts/circle', to: 'react-charts/ring' },
  { from: 'react-charts/ring', to: 'react-charts/circle' },
];

test('every old name of a page leads to it, however often it moved', () => {
  expect(createRedirects(siteDir, [{ name: CURRENT_VERSION, root: '/x/' }], RENAMES)).toEqual([
    { from: '/x/', to: '/x/introduction/' },
    { from: '/x/react-charts/heat/', to: '/x/react-charts/heatmap/' },
    { from: '/x/react-charts/heat-map/', to: '/x/react-charts/heatmap/' },
  ]);
});
