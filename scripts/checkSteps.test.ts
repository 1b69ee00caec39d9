import { createCheckSteps, selectSteps } from './checkSteps';

const steps = createCheckSteps(['v8', 'v7']);

it('runs every check where none is named', () => {
  expect(selectSteps(steps, undefined)).toEqual(steps);
});

it('runs the named checks on the named versions', () => {
  expect(selectSteps(steps, 'fences,types').map(({ command }) => command.join(' '))).toEqual([
    'jiti scripts/check-fences.ts --versions v8,v7',
    'tsc -p .',
    'jiti scripts/check-types.ts --versions v8',
    'jiti scripts/check-types.ts --versions v7',
  ]);
});

it('names the checks there are when one is unknown', () => {
  expect(() => selectSteps(steps, 'types,typos')).toThrow(
    /^There is no check "typos"\. Checks: api, .*\btypes, unit, format\.$/,
  );
});
