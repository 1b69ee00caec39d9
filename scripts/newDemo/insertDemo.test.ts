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

test('a demo ends the last section that does not close the page', () => {
  expect(insertDemo(PAGE, LINE)).toBe(PAGE.replace('\n\n## Next', `\n\n${LINE}\n\n## Next`));
});

test('or stands under a heading, before the next one', () => {
  const expected = PAGE.replace('\n\n### Remove', `\n\n${LINE}\n\n### Remove`);
  expect(insertDemo(PAGE, LINE, 'Sort by one column')).toBe(expected);
  expect(insertDemo(PAGE, LINE, '## Sort by one column')).toBe(expected);
});

test('a page without sections gets it at its end', () => {
  expect(insertDemo('Lead.\n', LINE)).toBe(`Lead.\n\n${LINE}\n`);
  expect(insertDemo('Lead.\n\n## Next steps\n', LINE)).toBe(`Lead.\n\n${LINE}\n\n## Next steps\n`);
});

test('a heading that is not there, or there twice, is refused with those there are', () => {
  expect(() => insertDemo(PAGE, LINE, 'Sort')).toThrow(
    'The page has no heading "Sort". Headings: "Sort by one column", "Remove it", "Next steps".',
  );
  expect(() => insertDemo('## A\n\n## A\n', LINE, 'A')).toThrow('has 2 times the heading "A"');
});
