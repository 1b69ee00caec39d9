import { formatWork, type BumpResult } from './formatWork';

const RESULT: BumpResult = {
  plan: {
    from: '8.7.0',
    to: '8.8.0',
    raised: [
      { name: '@mui/x-charts', before: '8.7.0', after: '8.8.0', files: ['docs/package.json'] },
    ],
    packages: { '@mui/x-charts': '8.8.0' },
    reasons: {},
  },
  copies: [],
  api: '### Charts: 8.7.0 → 8.8.0\n\nNothing changed.',
  output: '[1/1] Types of the demos of v8: passed after 3 s',
  pages: [],
  mentions: [],
};

test('a bump that breaks nothing says so', () => {
  const text = formatWork(RESULT);
  expect(text).toContain('# From 8.7.0 to 8.8.0');
  expect(text).toContain('- @mui/x-charts 8.7.0 → 8.8.0 (docs/package.json)');
  expect(text).toContain('Nothing: every check passed.');
  expect(text).toContain('## Lines that mention 8.7.0\n\nNone.');
});

test('failures, pages and mentions are tasks grouped by file', () => {
  const text = formatWork({
    ...RESULT,
    output: '[1/2] Types of the demos of v8: FAILED in 3 s\ndocs/a/A.tsx:3  No such prop.',
    pages: [{ file: 'nav/api.ts', line: 1, message: 'A page is missing.' }],
    mentions: [{ file: 'docs/a/index.mdx', line: 7, message: 'At 8.7.0 it is so.' }],
  });
  expect(text).toContain(
    'Failed: Types of the demos of v8.\n\n### docs/a/A.tsx\n\n- [ ] 3: No such prop.',
  );
  expect(text).toContain('### nav/api.ts\n\n- [ ] 1: A page is missing.');
  expect(text).toContain('### docs/a/index.mdx\n\n- [ ] 7: At 8.7.0 it is so.');
});

test('a check that fails without a position is not lost', () => {
  const output = '[2/2] API of the packages: FAILED in 3 s\nIt crashed.';
  expect(formatWork({ ...RESULT, output })).toContain(
    'Failed: API of the packages. See the output for details.',
  );
});

test('an API that cannot be read leaves its pages unchecked', () => {
  expect(formatWork({ ...RESULT, pages: undefined })).toContain('Not compared with the packages');
});
