import path from 'node:path';
import { DOCS_VERSIONS } from '../../src/lib/docsVersions';
import {
  comparePages,
  describeChanges,
  formatPairs,
  getNextNewer,
  listSameFiles,
  readPairs,
  readSameFiles,
} from './versionPairs';

const SITE_DIR = path.join(__dirname, '../..');

const pairs = comparePages(
  new Map([
    ['react-charts/bars/Basic.tsx', 'a'],
    ['react-charts/bars/Stacks.tsx', 'b'],
    ['react-charts/bars/New.tsx', 'c'],
    ['react-charts/radar/Radar.tsx', 'd'],
  ]),
  new Map([
    ['react-charts/bars/Basic.tsx', 'a'],
    ['react-charts/bars/Stacks.tsx', 'B'],
    ['react-charts/bars/Old.tsx', 'e'],
  ]),
);

test('pages that both versions have are compared file by file', () => {
  expect(formatPairs(pairs, 'v7', 'v8').split('\n')).toEqual([
    'react-charts/bars: 1 identical',
    '  different: Stacks.tsx',
    '  only v8: New.tsx',
    '  only v7: Old.tsx',
  ]);
});

test('a file that is no longer the same requires the same change in the other version', () => {
  const [first, second, ...others] = describeChanges(
    'v7',
    'v8',
    ['react-charts/bars/Stacks.tsx'],
    listSameFiles(pairs),
  );
  expect(first).toMatch(
    /^docs\/react-charts\/bars\/Stacks.tsx and .+ used to be identical\. Make the change in both/,
  );
  expect(second).toMatch(/Basic\.tsx are identical now/);
  expect(others).toEqual([]);
});

for (const version of DOCS_VERSIONS) {
  const next = getNextNewer(version);
  if (next) {
    test(`demos that ${version} shares with ${next} are the ones on its list`, () => {
      const same = listSameFiles(readPairs(SITE_DIR, version, next));
      expect(describeChanges(version, next, readSameFiles(SITE_DIR, version), same)).toEqual([]);
    });
  }
}
