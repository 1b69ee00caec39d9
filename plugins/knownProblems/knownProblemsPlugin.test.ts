import path from 'node:path';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import remarkStringify from 'remark-stringify';
import { PROBLEMS_FOLDER } from '../../src/lib/contracts/knownProblem';
import { listIds } from '../pageCheck/listIds';
import { createTestPage, createTestSite } from '../pageCheck/testSite';
import { parseMarkdown, pageParser } from '../mdx/parseMarkdown';
import { knownProblemsPlugin } from './knownProblemsPlugin';

const LIST = `export const problems = [
  {
    id: 'gap',
    title: 'Bars have a \`gap\`',
    versions: '8.7.0',
    components: ['BarChart', 'BarPlot'],
    pages: ['/x/bars/#sizes', '/x/lines/'],
    problem: 'Press <kbd>Esc</kbd> twice.',
    workaround: 'Read [sizes](/x/bars/#sizes).',
    link: '[Issue 1](https://github.com/a/b/issues/1)',
  },
  {
    id: 'step',
    title: 'Lines step',
    versions: { from: '7.0.0', to: '8.7.0' },
    components: ['LineChart'],
    pages: ['/x/lines/'],
    problem: 'They do.',
  },
];
`;

const site = createTestSite({
  [`${PROBLEMS_FOLDER}/charts.ts`]: LIST,
  'bars/index.mdx': createTestPage('Text.'),
});

afterAll(() => site.remove());

async function run(page: string, ...lines: string[]): Promise<Parent> {
  const { tree } = parseMarkdown(lines.join('\n\n'));
  const file = path.join(site.docsDir, page, 'index.mdx');
  await knownProblemsPlugin()(tree, new VFile({ path: file }));
  return tree;
}

const write = (tree: Parent) =>
  pageParser()
    .use(remarkStringify, { bullet: '-' })
    .stringify(tree as never)
    .trim();

it('adds the problems that affect a page before its next steps', async () => {
  const tree = await run('bars', '## Sizes', 'Text.', '## Next steps', '- More');
  expect(write(tree)).toBe(`## Sizes

Text.

## Known problems

Bugs in the library that affect this page. [All known problems](/x/introduction/known-problems/)

- **Bars have a \`gap\`** (8.7.0)[\u200b](#gap)\\
  Press <kbd>Esc</kbd> twice.\\
  Workaround: Read [sizes](/x/bars/#sizes).\\
  [Issue 1](https://github.com/a/b/issues/1)

## Next steps

- More`);
});

it('gives each problem its anchor, and no position in the page', async () => {
  const tree = await run('lines', 'Text.');
  const [text, ...added] = tree.children;
  expect(text!.position).toBeDefined();
  const ids: unknown[] = [];
  visit({ type: 'root', children: added } as Parent, (node: Node) => {
    expect(node.position).toBeUndefined();
    if (node.type === 'listItem') {
      ids.push((node as Node & { data: { hProperties: object } }).data.hProperties);
    }
  });
  // Search finds each of them once, on its own page.
  expect(ids).toEqual([
    { id: 'gap', 'data-search': 'none' },
    { id: 'step', 'data-search': 'entry' },
  ]);
});

it('leaves a page without problems alone', async () => {
  expect(write(await run('pie', '## Next steps'))).toBe('## Next steps');
});

it('shows all of them by product and page, with what they affect', async () => {
  const tree = await run('introduction/known-problems', 'Text.', '<KnownProblems />', 'More.');
  expect(write(tree)).toBe(`Text.

## Charts

### Bars

- **Bars have a \`gap\`** (8.7.0)[\u200b](#gap)\\
  Press <kbd>Esc</kbd> twice.\\
  Workaround: Read [sizes](/x/bars/#sizes).\\
  [Issue 1](https://github.com/a/b/issues/1)\\
  Affects \`BarChart\`, \`BarPlot\`. See [Bars](/x/bars/#sizes), [/x/lines/](/x/lines/).

### /x/lines/

- **Lines step** (7.0.0 – 8.7.0)[\u200b](#step)\\
  They do.\\
  Affects \`LineChart\`. See [/x/lines/](/x/lines/).

More.`);
});

it('gives the headings of that page unique ids', async () => {
  const tree = await run('introduction/known-problems', '<KnownProblems />');
  expect([...(await listIds(tree)).keys()]).toEqual(['charts', 'bars', 'gap', 'xlines', 'step']);
});
