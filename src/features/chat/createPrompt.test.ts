import { createPrompt } from './createPrompt';
import { SUBJECT } from './testSubject';

it('describes the demo, includes its files and leaves the question to the reader', () => {
  expect(createPrompt(SUBJECT)).toBe(`I have a question about a demo in the MUI X documentation.

- Demo: Pinned at first
- Page: https://docs.example/x/react-data-grid/column-pinning/#PinInitial.tsx
- Product: Data Grid (@mui/x-data-grid 8.7.1)
- Packages: @mui/x-data-grid-pro 8.7.1, react 18.3.1

Code:

PinInitial.tsx

\`\`\`tsx
export default function PinInitial() {}
\`\`\`

parts/rows.ts

\`\`\`ts
export const rows = [];
\`\`\`

My question: `);
});

it('says that the reader has changed the code', () => {
  expect(createPrompt({ ...SUBJECT, isEdited: true })).toContain('Code, with my changes:');
});

it('mentions the version if there is no product', () => {
  const prompt = createPrompt({ ...SUBJECT, product: undefined, dependencies: {} });
  expect(prompt).toContain('- Version: 8.7.0\n\n');
  expect(prompt).not.toContain('Product');
});

it('fences code that contains fences', () => {
  const files = [
    { name: 'A.tsx', code: 'const a = `````;' },
    { name: 'B.md', code: '```js\n```' },
  ];
  const lines = createPrompt({ ...SUBJECT, files }).split('\n');
  expect(lines.filter((line) => line.startsWith('``````'))).toEqual([
    '``````tsx',
    '``````',
    '``````md',
    '``````',
  ]);
});

it('keeps text as is', () => {
  const files = [{ name: 'A.tsx', code: 'const a = "$& {title} $1";' }];
  expect(createPrompt({ ...SUBJECT, files })).toContain('"$& {title} $1"');
});
