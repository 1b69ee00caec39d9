import { findMentions } from './findMentions';
import { formatPlan, formatReview } from './formatPlan';
import type { CutPlan } from './planCut';

const PLAN: CutPlan = {
  name: 'v8',
  libraryVersion: '8.7.0',
  next: '9.0.0',
  files: ['docs/package.json', 'docs/introduction/index.mdx'],
  versions: ['v8', 'v7'],
  renames: [{ from: 'react-charts/heat', to: 'react-charts/heatmap' }],
  gone: ['react-charts/old'],
  packages: {},
  reasons: {},
};

test('a plan lists what it freezes, changes and redirects', () => {
  const text = formatPlan(PLAN);
  for (const part of [
    'Cut v8 (8.7.0); docs/ continues as v9 (9.0.0).',
    'docs/ → versioned_docs/version-v8/: 2 files, 1 pages',
    'versions.json: v8, v7',
    'react-charts/heat → react-charts/heatmap',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('New packages of docs/');
});

test('a review lists pending packages, mentions of the old version, and how to undo', () => {
  const mentions = findMentions('docs/a.mdx', 'One.\nAt 8.7.0 it is so.\nNot 18.7.0.', ['8.7.0']);
  const text = formatReview(PLAN, mentions);
  for (const part of [
    'still at 8.7.0',
    'docs/a.mdx:2  At 8.7.0 it is so.',
    'docs/react-charts/old',
    'git restore versions.json docs/package.json package-lock.json nav/renames.ts && git clean -fdx versioned_docs/version-v8',
  ]) {
    expect(text).toContain(part);
  }
  expect(formatReview({ ...PLAN, packages: { '@mui/x-charts': '9.0.0' } }, [])).toContain(
    'The packages of docs/ have been bumped.',
  );
});
