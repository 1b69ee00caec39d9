import { chooseSource } from './chooseSource';

const served = { changedAt: 1, hasSameDemos: true, isServed: true };

it('uses a build that is newer than the page and has its demos', () => {
  expect(chooseSource({ ...served, builtAt: 2 })).toBe('build');
});

it.each([
  { ...served, builtAt: undefined },
  { ...served, builtAt: 1, changedAt: 2 },
  { ...served, builtAt: 2, hasSameDemos: false },
])('uses a running server or else starts one when the build is outdated (%j)', (sources) => {
  expect(chooseSource(sources)).toBe('dev');
  expect(chooseSource({ ...sources, isServed: false })).toBe('start');
});
