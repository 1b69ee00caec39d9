import { layOutTitle } from './layOutTitle';

const SPACE = { width: 400, height: 240, sizes: [80, 60, 40] };
/** Every character is half as wide as the font size. */
const measure = (text: string) => text.length / 2;
const layOut = (title: string) => layOutTitle(title, SPACE, measure);

it('sets a short title in the largest size', () => {
  expect(layOut('Sorting')).toEqual({ lines: ['Sorting'], size: 80 });
});

it('ends lines between words and at hyphens', () => {
  expect(layOut('Row height').lines).toEqual(['Row height']);
  expect(layOut('Row grouping').lines).toEqual(['Row', 'grouping']);
  expect(layOut('Server-side data').lines).toEqual(['Server-', 'side data']);
});

it('splits names before capitals and no other words', () => {
  expect(layOut('PickersSectionListSectionContent')).toEqual({
    lines: ['PickersSectionList', 'SectionContent'],
    size: 40,
  });
  expect(layOut('Misunderstanding')).toEqual({ lines: ['Misunderstanding'], size: 40 });
});

it('leaves no single word on the last line if lines can be balanced', () => {
  expect(layOut('Row by row on it').lines).toEqual(['Row by', 'row on it']);
});

it('uses a smaller size rather than more lines than fit', () => {
  const { lines, size } = layOut('What is new in the third major release');
  expect(lines.join(' ')).toBe('What is new in the third major release');
  expect(size).toBe(60);
});

it("splits a word anywhere as a last resort, and throws if even that doesn't help", () => {
  expect(layOut('a'.repeat(50)).lines.join('')).toBe('a'.repeat(50));
  expect(() => layOut('a'.repeat(500))).toThrow("doesn't fit");
});
