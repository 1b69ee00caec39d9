import { findUnknownNames, type NamedPage, type Vocabulary } from './findUnknownNames';

const createVocabulary = (exports: string[], words: string[]): Vocabulary => ({
  exports: new Set(exports),
  words: new Set([...exports, ...words]),
  modules: new Set(['@mui/x-charts', '@mui/x-charts/BarChart']),
});

const KNOWN = {
  vocabularies: new Map([
    [
      'v8',
      createVocabulary(
        ['GridSlots', 'useGridEvent'],
        ['onRowClick', 'GridInnerProps', 'disableColumnSelector'],
      ),
    ],
    ['v7', createVocabulary(['useGridApiEventHandler'], ['GridOldProps'])],
    ['v6', createVocabulary([], ['renderDay'])],
  ] as const),
  platform: new Set(['HTMLElement']),
  allowed: new Set(['setupFiles']),
};

function find(markdown: string, page: Partial<NamedPage> = {}): string[] {
  const input = { file: 'docs/a/index.mdx', markdown, demos: '', version: 'v8', ...page } as const;
  return findUnknownNames(input, KNOWN).map(({ line, message }) =>
    `${line} ${message}`.replace(/\. Correct.*$/, ''),
  );
}

it('knows the names of the packages, the platform and the page itself, and allowed ones', () => {
  const page = [
    '`onRowClick` gets an `HTMLElement`; see `setupFiles`, `@mui/x-charts/BarChart`, `totalPrice`.',
    '```tsx',
    'const totalPrice = 1;',
    '```',
    'The demo has a `SaleRow`.',
  ];
  expect(find(page.join('\n'), { demos: 'interface SaleRow {}' })).toEqual([]);
});

it('reports names that no package has, with file and line', () => {
  expect(find('\n`onRowClicked`, `@mui/x-charts/BarCharts`')).toEqual([
    '2 "onRowClicked" is not in any package of v8',
    '2 "@mui/x-charts/BarCharts" is not a module of v8',
  ]);
});

it('does not trust code that is not compiled', () => {
  expect(find('`onRowClicked`\n\n```diff\n- onRowClicked\n```')).toHaveLength(1);
});

it('requires names in the form of an export to be exported', () => {
  expect(find('Type it as `GridInnerProps`, or read `slots: GridInnerProps`.')).toEqual([
    '1 "GridInnerProps" is not exported by the packages of v8',
  ]);
  expect(find('`GridInnerProps` is not exported.')).toEqual([]);
  // A prop, not a selector.
  expect(find('With `disableColumnSelector` …')).toEqual([]);
});

it.each([
  ['a line that names the version', 'Up to v7 it was `useGridApiEventHandler`.'],
  ['a section about versions', '## Other versions\n\n`renderDay` became a slot.'],
])('accepts the names of another version in %s', (_, markdown) => {
  expect(find(markdown)).toEqual([]);
  expect(find(markdown.replace(/v7|Other versions/, 'yore'))).toHaveLength(1);
});

it('accepts exported names of the previous version in a migration guide', () => {
  const page = { file: 'docs/migration/migration-charts-v7/index.mdx' };
  expect(find('`useGridApiEventHandler` has another name.', page)).toEqual([]);
  expect(find('`renderDay`', page)).toEqual(['1 "renderDay" is not in any package of v8']);
  expect(find('| `GridOldProps` | `GridSlots` |', page)).toEqual([
    '1 "GridOldProps" is not exported by the packages of v8',
  ]);
});
