import { findTouchedPages } from './findTouchedPages';

const DIR = 'versioned_docs/version-v7';
const pages = new Set(['react-charts/', 'react-charts/bars/', 'introduction/']);

it.each([
  ['a demo', ['react-charts/bars/Basic.tsx'], ['react-charts/bars/']],
  ['a part in a folder of its own', ['react-charts/bars/data/rows.ts'], ['react-charts/bars/']],
  ['a page that holds others', ['react-charts/index.mdx'], ['react-charts/']],
  ['a list of known problems', ['_knownProblems/charts.ts'], ['introduction/known-problems/']],
  ['packages of the version', ['introduction/index.mdx', 'package.json'], [...pages]],
])('finds the pages that %s touches', (_, files, touched) => {
  const changed = files.map((file) => `${DIR}/${file}`);
  expect([...findTouchedPages(changed, DIR, pages)]).toEqual(touched);
});

it('leaves alone what other versions and the site change', () => {
  const changed = ['docs/react-charts/bars/Basic.tsx', 'versioned_docs/version-v70/package.json'];
  expect([...findTouchedPages([...changed, 'src/lib/paths.ts'], DIR, pages)]).toEqual([]);
});
