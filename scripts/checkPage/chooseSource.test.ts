import { chooseSource } from './chooseSource';

const served = { changedAt: 1, hasSameDemos: true, isServed: true };

it('takes the build that is newer than the page and has its demos', () => {
  expect(chooseSource({ ...served, builtAt: 2 })).toBe('build');
});

it.each([
  { ...served, builtAt: undefined },
  { ...served, builtAt: 1, changedAt: 2 },
  { ...served, builtAt: 2, hasSameDemos: false },
])(
  'takes a running server, else starts one, when the build is of another state (%j)',
  (sources) => {
    expect(chooseSource(sources)).toBe('dev');
    expect(chooseSource({ ...sources, isServed: false })).toBe('start');
  },
);
