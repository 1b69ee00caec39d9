import { readFences } from './readFences';

it('reads language, line and code of fences, including indented ones', () => {
  const page = [
    'Text',
    '```tsx title="A.tsx"',
    'const a = 1;',
    '```',
    '- item',
    '',
    '  ```json',
    '  {}',
    '  ```',
  ];
  expect(readFences(page.join('\n'))).toEqual([
    { language: 'tsx', line: 3, code: 'const a = 1;', setup: '', page: { setup: '' } },
    { language: 'json', line: 8, code: '{}', setup: '', page: { setup: '' } },
  ]);
});

it('takes the setup only from the comment before a fence', () => {
  const page =
    '{/* fence-setup: declare const rows: number[]; */}\n\n```ts\nrows;\n```\n\n```ts\n1;\n```';
  expect(readFences(page).map(({ setup }) => setup)).toEqual(['declare const rows: number[];', '']);
});

it('gives every fence the set-up of its page and the plan in the front matter', () => {
  const page = [
    ...['---', 'title: Pinning', 'plan: pro', '---', ''],
    ...['{/* page-setup:', 'declare const rows: number[];', '*/}', '', '```ts', 'rows;', '```'],
  ];
  expect(readFences(page.join('\n'))[0]?.page).toEqual({
    setup: 'declare const rows: number[];',
    line: 6,
    plan: 'pro',
  });
});

it('treats shorter fences inside longer ones as code', () => {
  expect(readFences('````mdx\n```ts\n1\n```\n````')).toEqual([
    { language: 'mdx', line: 2, code: '```ts\n1\n```', setup: '', page: { setup: '' } },
  ]);
});
