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
  ['8.7.0-beta.1', "isn't a release"],
  ['8.10.0', 'describe 8.7.0, 8.6.0, but 8.10.0 is later'],
  ['9.0.0', 'There are no docs for 9.0.0. Versions with docs: v8, v7.'],
  [{ from: '8.7.0', to: '8.6.0' }, '8.7.0 is later than 8.6.0'],
  [{ from: '3.0.0', to: '8.7.0' }, 'There are no docs for 3.0.0'],
] satisfies [KnownProblem['versions'], string][])('rejects %j', (versions, message) => {
  expect(check(versions)).toContain(message);
});

// After a cut, the next major starts with the known problems of the previous one.
it('accepts problems of an earlier major, but not of a later one', () => {
  expect(check('7.1.0')).toBeUndefined();
  expect(describeVersions('8.7.0', { version: 'v7', releases })).toBe(
    '8.7.0 is later than v7, the version that these problems belong to.',
  );
});
