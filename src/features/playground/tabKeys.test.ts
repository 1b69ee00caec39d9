import { getTabTarget } from './tabKeys';

it.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 1, true, 0],
  ['Home', 2, false, 0],
  ['End', 0, true, 2],
  ['Tab', 0, false, undefined],
])('%s from tab %i of three (mirrored: %s) moves to %s', (key, index, isRtl, target) => {
  expect(getTabTarget(key, index, 3, isRtl)).toBe(target);
});
