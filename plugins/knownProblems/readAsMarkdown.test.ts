import { toMarkdown } from './readAsMarkdown';

it('keeps only the lines of texts that readers see', () => {
  const source = [
    "import type { KnownProblem } from 'x';",
    'export const problems: readonly KnownProblem[] = [',
    '  {',
    "    id: 'a-b',",
    '    title: "A bar\'s `gap`",',
    "    versions: '8.7.0',",
    "    components: ['BarChart'], pages: ['/x/bars/'],",
    '    problem:',
    "      'Two words.', workaround: 'Three more words.',",
    '  },',
    '];',
  ].join('\n');
  expect(toMarkdown('charts.ts', source).split('\n')).toEqual([
    ...['', '', '', ''],
    "A bar's `gap`",
    '8.7.0',
    ...['', ''],
    'Two words. Three more words.',
    ...['', ''],
  ]);
});
