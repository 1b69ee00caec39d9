/** @jest-environment jsdom */
import { getSplitAt, moveSplit, readSplit, writeSplit } from './split';

afterEach(() => localStorage.clear());

it('moves in the direction of the arrow key, also when mirrored', () => {
  expect(moveSplit(50, 'ArrowRight', false)).toBe(52);
  expect(moveSplit(50, 'ArrowLeft', false)).toBe(48);
  expect(moveSplit(50, 'ArrowLeft', true)).toBe(52);
  expect(moveSplit(50, 'Home', false)).toBe(20);
  expect(moveSplit(80, 'ArrowRight', false)).toBe(80);
  expect(moveSplit(50, 'Tab', false)).toBeUndefined();
});

it('follows a pointer within its limits', () => {
  const box = { left: 100, right: 1100, width: 1000 };
  expect(getSplitAt(400, box, false)).toBe(30);
  expect(getSplitAt(400, box, true)).toBe(70);
  expect(getSplitAt(0, box, false)).toBe(20);
  expect(getSplitAt(400, { left: 0, right: 0, width: 0 }, false)).toBe(50);
});

it("is remembered, unless it isn't a number", () => {
  expect(readSplit()).toBe(50);
  writeSplit(64);
  expect(readSplit()).toBe(64);
  localStorage.setItem('playground-split', 'wide');
  expect(readSplit()).toBe(50);
});
