import type { KnownProblem } from '../../src/lib/contracts/knownProblem';
import type { VersionName } from '../../src/lib/docsVersions';
import { describeVersions } from './describeVersions';

const releases = new Map<VersionName, readonly string[]>([
  ['v8', ['8.7.0', '8.6.0']],
  ['v7', ['7.29.10']],
]);
const context = { version: 'v8', releases } as const;

const check = (versions: KnownProblem['versions']) => describeVersions(versions, context);

it.each([
  ['8.7.0'],
  ['8.6.0'],
  [{ from: '8.0.0', to: '8.7.0' }],
  [{ from: '7.29.9', to: '8.7.0' }],
] satisfies [KnownProblem['versions']][])('accepts %j', (versions) => {
  expect(check(versions)).toBeUndefined();
});

it.each([
  ['8.7.0-beta.1', 'is no release'],
  ['8.10.0', 'describe 8.7.0, 8.6.0, and 8.10.0 is later'],
  ['9.0.0', 'There are no docs of 9.0.0. Versions with docs: v8, v7.'],
  [{ from: '8.7.0', to: '8.6.0' }, '8.7.0 is later than 8.6.0'],
  [{ from: '3.0.0', to: '8.7.0' }, 'There are no docs of 3.0.0'],
] satisfies [KnownProblem['versions'], string][])('finds fault with %j', (versions, message) => {
  expect(check(versions)).toContain(message);
});

// After a cut, the next major begins with what was known of the one before.
it('accepts problems of an earlier major, and none of a later one', () => {
  expect(check('7.1.0')).toBeUndefined();
  expect(describeVersions('8.7.0', { version: 'v7', releases })).toBe(
    '8.7.0 is later than v7, whose problems these are.',
  );
});
