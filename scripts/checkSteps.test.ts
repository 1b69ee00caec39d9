import { createCheckSteps, selectSteps } from './checkSteps';

const steps = createCheckSteps(['v8', 'v7']);

it('runs every check by default', () => {
  expect(selectSteps(steps, undefined)).toEqual(steps);
});

it('runs the named checks on the named versions', () => {
  const list = (names: string) => selectSteps(steps, names).map(({ command }) => command.join(' '));
  const code = 'jiti scripts/check-code.ts --versions v8,v7';
  expect(list('fences,types')).toEqual([code, 'node node_modules/typescript-native/bin/tsc -p .']);
  expect(list('fences')).toEqual([code]);
});

it('lists the checks if one is unknown', () => {
  expect(() => selectSteps(steps, 'types,typos')).toThrow(
    /^Unknown check "typos"\. Available checks: api, unit, .*\btypes, fences, .*format\.$/,
  );
});
