import { findActive, type Part } from './findActive';

const place = (...tops: number[]): Part[] =>
  tops.map((top, index) => ({ hash: `#part-${index}`, top, height: 40 }));

const read = (parts: readonly Part[], isAtEnd = false, target = '') =>
  findActive({ parts, line: 88, isAtEnd, target });

it('is the last part that has reached the line', () => {
  expect(read(place(-900, 88.5, 300))).toBe('#part-1');
  expect(read(place(-900, 120, 300))).toBe('#part-0');
});

it('is none above the first part', () => {
  expect(read(place(120, 300))).toBeUndefined();
});

it('is never a hidden part, whose position is meaningless', () => {
  const [first, second] = place(-100, 0);
  expect(read([first!, { ...second!, height: 0 }])).toBe('#part-0');
});

it('is the target of the URL if the page ends before that reaches the line', () => {
  const parts = place(-100, 300, 600);
  expect(read(parts, true, '#part-1')).toBe('#part-1');
  expect(read(parts, true, '#part-0')).toBe('#part-0');
  expect(read(parts, false, '#part-1')).toBe('#part-0');
});
