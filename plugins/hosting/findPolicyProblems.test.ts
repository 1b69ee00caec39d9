import { findPolicyProblems, hashReviewedCode } from './findPolicyProblems';
import type { ReviewedCode } from './inlineCode';
import { hashCode } from './readInlineCode';

const page = { file: 'x/index.html', html: '<style>a{}</style><script>one()</script>' };
const other = { file: 'index.html', html: '<script>one()</script><script>two()</script>' };

const entry = { place: 'pages', reason: '', source: '' } as const;
const ONE: ReviewedCode = { ...entry, name: 'One', kind: 'script', hash: hashCode('one()') };
const TWO: ReviewedCode = { ...entry, name: 'Two', kind: 'script', hash: hashCode('two()') };
const STYLE: ReviewedCode = { ...entry, name: 'Style', kind: 'style', hash: hashCode('a{}') };
const REVIEWED = [ONE, TWO, STYLE];

const hash = (files: (typeof page)[], reviewed: readonly ReviewedCode[] = REVIEWED) =>
  hashReviewedCode(files, { place: 'pages', baseUrl: '/', reviewed });

it('allows reviewed code, without duplicates', () => {
  const { hashes, unused } = hash([page, other]);
  expect(hashes.scripts).toEqual([hashCode('one()'), hashCode('two()')].sort());
  expect(hashes.styles).toEqual([hashCode('a{}')]);
  expect(unused).toEqual([]);
  expect([page, other].flatMap((file) => findPolicyProblems(file, hashes, '/'))).toEqual([]);
});

it('allows no other code, and says how to allow it', () => {
  const { hashes } = hash([page, other], [ONE, STYLE]);
  expect(hashes.scripts).toEqual([hashCode('one()')]);
  expect(findPolicyProblems(other, hashes, '/')).toEqual([
    expect.stringContaining(
      'the policy has no hash for its script "two()". If it belongs there, review it and add',
    ),
  ]);
});

it('matches code only by kind and place', () => {
  const style: ReviewedCode = { ...ONE, kind: 'style' };
  const runner: ReviewedCode = { ...ONE, place: 'runner' };
  expect(hash([page], [style, runner, STYLE]).hashes.scripts).toEqual([]);
});

it('reports reviewed code that no document contains', () => {
  expect(hash([page]).unused).toEqual([TWO]);
});

it('reports handlers, which no hash allows', () => {
  const late = { file: 'late.html', html: `<p onclick="go()">` };
  expect(findPolicyProblems(late, hash([page]).hashes, '/')).toEqual([
    'no hash can allow the script in "<p onclick="go()">".',
  ]);
});
