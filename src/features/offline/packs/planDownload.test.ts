import type { PackFile } from '@site/src/lib/contracts/offline';
import { planDownload } from './planDownload';

const SCRIPT: PackFile = ['assets/js/1.js', 100, 'a1'];
const DATA: PackFile = ['search-index/v8/charts.names.json', 20, 'b1'];
const PAGE: PackFile = ['x/react-charts/', 3, 'c1'];
const files = [SCRIPT, DATA, PAGE];

it('fetches everything if nothing is stored, pages last', () => {
  expect(planDownload({ files }, new Map())).toEqual({
    needed: [SCRIPT, DATA],
    pages: [PAGE],
    present: 0,
    stale: [],
  });
});

it('resumes where it stopped, and fetches what has changed again', () => {
  const stored = new Map([
    ['assets/js/1.js', 'a1'],
    ['x/react-charts/', 'c0'],
  ]);
  expect(planDownload({ files }, stored)).toEqual({
    needed: [DATA],
    pages: [PAGE],
    present: 100,
    stale: [],
  });
});

it('lists what is no longer part of the pack', () => {
  const stored = new Map<string, string | null>([
    ...files.map(([path, , hash]): [string, string] => [path, hash]),
    ['assets/js/0.js', 'z9'],
  ]);
  const plan = planDownload({ files }, stored);
  expect(plan).toMatchObject({ needed: [], pages: [], present: 123, stale: ['assets/js/0.js'] });
});
