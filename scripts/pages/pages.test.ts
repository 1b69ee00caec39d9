import type { Reference } from '../../plugins/apiReference/nameLinks/findNameTarget';
import { parseMarkdown } from '../../plugins/mdx/parseMarkdown';
import { describePage } from './describePage';
import { formatPages } from './formatPages';

const reference: Reference = {
  root: '/x/',
  products: ['charts'],
  selectorsPath: undefined,
  findPage: (name) => (name === 'BarChart' ? '/x/api/charts/bar-chart/' : undefined),
  getModel: () => undefined,
};

it('counts what a page contains, without code blocks', () => {
  const { tree } = parseMarkdown(
    [
      '## Two words',
      'A `BarChart` – a [line](/x/lines/#a), [lines](/x/lines/), [here](/x/bars/#b), [out](https://example.com).',
      '<Demo src="./A.tsx" title="A" height={1} />',
      '```tsx\n<BarChart />\n```',
      '`BarChart`',
    ].join('\n\n'),
  );
  const page = { product: undefined, components: [] };
  expect(describePage(tree, '/x/bars/', page, reference)).toEqual({
    demos: 1,
    words: 10,
    links: ['/x/lines/'],
    apiNames: 1,
  });
});

it('shows the thinnest page first', () => {
  const page = { page: 'a', demos: 1, words: 900, linksOut: 2, linksIn: 3, apiNames: 4 };
  const text = formatPages([
    page,
    { ...page, page: 'long/name', words: 80, changed: '2026-11-22' },
  ]);
  expect(text.split('\n')).toEqual([
    'page       demos  words  links out  links in  API names    last change',
    'long/name      1     80          2         3          4     2026-11-22',
    'a              1    900          2         3          4  not committed',
  ]);
});
