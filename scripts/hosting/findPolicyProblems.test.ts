import { findPolicyProblems, hashInlineCode } from './findPolicyProblems';
import { hashCode } from './readInlineCode';

const page = { file: 'x/index.html', html: '<style>a{}</style><script>one()</script>' };
const other = { file: 'index.html', html: '<script>one()</script><script>two()</script>' };

it('hashes each script and style once', () => {
  const hashes = hashInlineCode([page, other]);
  expect(hashes.scripts).toEqual([hashCode('one()'), hashCode('two()')].sort());
  expect(hashes.styles).toEqual([hashCode('a{}')]);
});

it('finds nothing in documents that were hashed', () => {
  const hashes = hashInlineCode([page, other]);
  expect([page, other].flatMap((file) => findPolicyProblems(file, hashes))).toEqual([]);
});

it('names file and script of a document that was added later', () => {
  const hashes = hashInlineCode([page]);
  expect(findPolicyProblems(other, hashes)).toEqual([
    'index.html: the policy has no hash of its script "two()".',
  ]);
  const late = { file: 'late.html', html: `<style>b{}</style><p onclick="go()">` };
  expect(findPolicyProblems(late, hashes)).toEqual([
    'late.html: the policy has no hash of its style "b{}".',
    'late.html: no hash can allow the script in "<p onclick="go()">".',
  ]);
});
