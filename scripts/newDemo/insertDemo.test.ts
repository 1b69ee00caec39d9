import { insertDemo } from './insertDemo';

const PAGE = `---
title: Sorting
---

Lead.

## Sort by one column {/* #one */}

Text.

:::tip

Aside.

:::

### Remove it

More.

\`\`\`tsx
## No heading
\`\`\`

## Next steps

- Links.
`;

const LINE = '<Demo src="./A.tsx" />';

test('a demo is added to the last section, before closing sections', () => {
  expect(insertDemo(PAGE, LINE)).toBe(PAGE.replace('\n\n## Next', `\n\n${LINE}\n\n## Next`));
});

test('or to the end of a given section', () => {
  const expected = PAGE.replace('\n\n### Remove', `\n\n${LINE}\n\n### Remove`);
  expect(insertDemo(PAGE, LINE, 'Sort by one column')).toBe(expected);
  expect(insertDemo(PAGE, LINE, '## Sort by one column')).toBe(expected);
});

test('or to the end of a page without sections', () => {
  expect(insertDemo('Lead.\n', LINE)).toBe(`Lead.\n\n${LINE}\n`);
  expect(insertDemo('Lead.\n\n## Next steps\n', LINE)).toBe(`Lead.\n\n${LINE}\n\n## Next steps\n`);
});

test('a missing or duplicate heading is rejected with a list of the headings', () => {
  expect(() => insertDemo(PAGE, LINE, 'Sort')).toThrow(
    'The page has no heading "Sort". Headings: "Sort by one column", "Remove it", "Next steps".',
  );
  expect(() => insertDemo('## A\n\n## A\n', LINE, 'A')).toThrow('has 2 headings "A"');
});
