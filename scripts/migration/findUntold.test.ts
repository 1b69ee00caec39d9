import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadProduct } from '../../plugins/apiReference/loadModels';
import { findPackageDir, readManifest } from '../../plugins/packages/installed';
import { parseMarkdown } from '../../plugins/mdx/parseMarkdown';
import { listGuides } from '../../plugins/upgradeChecklist/listGuides';
import { listNames } from '../../plugins/upgradeChecklist/listNames';
import { compareProducts } from '../../src/lib/apiChanges/compareProducts';
import { RENAMES } from '../../src/lib/apiChanges/renames';
import type { ApiProductId } from '../../src/lib/contracts/api';
import type { ApiChange, ApiChanges } from '../../src/lib/contracts/apiChanges';
import { formatDiagnostic } from '../../src/lib/diagnostic';
import { getDocsDir, type VersionName } from '../../src/lib/docsVersions';
import type { Vocabulary } from '../names/findUnknownNames';
import { readExportedNames } from '../names/readExportedNames';
import { readVocabulary } from '../names/readVocabulary';
import { findUntold, readTold } from './findUntold';
import { readGuide } from './readGuide';

const SITE_DIR = path.join(__dirname, '../..');

/** Guides from v7 to v8, and how many rows of each are checked at least, so that none are lost. */
const GUIDES: readonly (readonly [ApiProductId, guide: string, leastRows: number])[] = [
  ['data-grid', 'migration-data-grid-v7', 70],
  ['date-pickers', 'migration-pickers-v7', 90],
  ['charts', 'migration-charts-v7', 90],
  ['tree-view', 'migration-tree-view-v7', 30],
];

/** What the packages of a product export in a major. */
function listExports(version: VersionName, product: ApiProductId): string[] {
  const docsDir = path.join(SITE_DIR, getDocsDir(version));
  return Object.keys(readManifest(docsDir).dependencies ?? {})
    .filter((name) => name.startsWith(`@mui/x-${product}`))
    .flatMap((name) => [...readExportedNames(findPackageDir(docsDir, name)!).keys()]);
}

async function compare(product: ApiProductId): Promise<ApiChanges> {
  const [from, to] = await Promise.all([
    loadProduct(SITE_DIR, 'v7', product),
    loadProduct(SITE_DIR, 'v8', product),
  ]);
  return compareProducts(from, to, RENAMES);
}

describe('a guide from v7 to v8', () => {
  let words: Record<'v7' | 'v8', Vocabulary['words']>;

  beforeAll(() => {
    const read = (version: 'v7' | 'v8') =>
      readVocabulary(path.join(SITE_DIR, getDocsDir(version))).words;
    words = { v7: read('v7'), v8: read('v8') };
  }, 120_000);

  it.each(GUIDES)(
    'of %s matches the differences, or marks the rest as behavior',
    async (product, guide, leastRows) => {
      const file = `${getDocsDir('v8')}/migration/${guide}/index.mdx`;
      const parts = readGuide(readFileSync(path.join(SITE_DIR, file), 'utf8'));
      const isLost = (name: string) => words.v7.has(name) && !words.v8.has(name);
      const rows = parts.filter((part) => !part.isBehavior).flatMap((part) => part.rows);
      expect(rows.length).toBeGreaterThanOrEqual(leastRows);
      const findBy = async (subject: ApiProductId) =>
        findUntold(file, parts, readTold(await compare(subject)), isLost).map(formatDiagnostic);
      expect(await findBy(product)).toEqual([]);
      // With another product's differences, which have few names in common, most would be missing.
      const others = await findBy(product === 'charts' ? 'tree-view' : 'charts');
      expect(others.length).toBeGreaterThan(rows.length / 2);
    },
    600_000,
  );

  it.each(GUIDES)(
    'of %s or its differences name every removed export',
    async (product, guide) => {
      const file = `${getDocsDir('v8')}/migration/${guide}/index.mdx`;
      const told = new Set([
        ...readTold(await compare(product)).before,
        ...listNames(parseMarkdown(readFileSync(path.join(SITE_DIR, file), 'utf8')).tree),
      ]);
      const now = listExports('v8', product);
      const removed = listExports('v7', product).filter((name) => !now.includes(name));
      expect(removed.length).toBeGreaterThan(0);
      expect(removed.filter((name) => !told.has(name))).toEqual([]);
    },
    600_000,
  );
});

it('has readers run codemods that exist', () => {
  const codemods = listGuides(SITE_DIR).flatMap(({ file }) => {
    const text = readFileSync(path.join(SITE_DIR, file), 'utf8');
    return [...text.matchAll(/npx @mui\/x-codemod@latest (\S+) /g)].map(([, name]) => name!);
  });
  expect(codemods.length).toBeGreaterThan(10);
  const directory = path.dirname(require.resolve('@mui/x-codemod/package.json'));
  codemods.forEach((name) =>
    expect(() => require.resolve(path.join(directory, name))).not.toThrow(),
  );
});

describe('findUntold', () => {
  const changes: ApiChange[] = [
    { part: 'prop', kind: 'removed', name: 'legend', instead: 'slotProps.legend' },
    { part: 'prop', kind: 'renamed', name: 'xAxisId', before: 'xAxisKey', after: 'xAxisId' },
    { part: 'prop', kind: 'added', name: 'hideLegend' },
    { part: 'hook', kind: 'retyped', name: 'useXAxis', before: "'row' | A", after: "'line' | A" },
    { part: 'theme', kind: 'removed', name: 'MuiTreeItem2' },
  ];
  const told = readTold({
    product: 'charts',
    from: 'v7',
    to: 'v8',
    fromVersion: '7.0.0',
    toVersion: '8.0.0',
    groups: [{ kind: 'component', name: 'BarChart', changes }],
  });
  const find = (markdown: string) =>
    findUntold('guide.mdx', readGuide(markdown), told, (name) => name === 'lostProp').map(
      formatDiagnostic,
    );
  const diff = (...lines: string[]) => ['```diff from=v7', ...lines, '```'].join('\n');

  it.each([
    ['a removed name', diff('-<BarChart legend={{}} />', '+<BarChart />')],
    ['a new name', diff('-<BarChart />', '+<BarChart hideLegend />')],
    ['the old name of a renamed prop', '| Before | After |\n| --- | --- |\n| `xAxisKey` | None |'],
    ['a part of an old type', "| Before | After |\n| --- | --- |\n| `'row'` | `'column'` |"],
    ['another type of the same name', diff('-useXAxis(0)', "+useXAxis('a')")],
    ['a theme key', diff('-MuiTreeItem2: {},', '+MuiTreeItem: {},')],
    [
      'the owner in the table header',
      '| Of `legend` | Now |\n| --- | --- |\n| `lostProp` | `gap` |',
    ],
    ['a name in a part without rows', 'There is no `legend` anymore.'],
    ['no code', 'It looks different.'],
  ])('accepts %s', (_, text) => {
    expect(find(`## Legend\n\n${text}\n`)).toEqual([]);
  });

  it('reports rows that no difference covers, with their line', () => {
    expect(find(`## Legend\n\n${diff('-<Pie ring={1} />', '+<Pie circle={1} />')}\n`)).toEqual([
      expect.stringMatching(
        /^guide\.mdx:3 {2}No difference .* "Legend": `ring` → `circle`\. Make /,
      ),
    ]);
    expect(find('## Size\n\n| Prop | Use |\n| --- | --- |\n| `width` | Nothing |\n')).toEqual([
      expect.stringContaining('guide.mdx:5  No difference covers this row of "Size": `width`'),
    ]);
  });

  it('checks each name of a table that was removed from the packages', () => {
    const text = '## Size\n\n| Prop | Use |\n| --- | --- |\n| `legend`, `lostProp` | Nothing |\n';
    expect(find(text)).toEqual([
      expect.stringContaining('guide.mdx:5  `lostProp` was removed from the packages'),
    ]);
  });

  it('reports parts without rows whose names no difference covers', () => {
    expect(find('## Size\n\nThe `width` is smaller.\n')).toEqual([
      expect.stringContaining('guide.mdx:1  No difference covers any name of "Size": `width`'),
    ]);
  });

  it('ignores the guide’s own names, and containers', () => {
    const code = diff(
      '-const legend = <Pie slots={{ a }} />;',
      '+const b = <Pie slots={{ c }} />;',
    );
    expect(find(`## Slots\n\n${code}\n`)).toHaveLength(1);
  });

  it('skips what is marked as behavior, from the mark to the next heading', () => {
    const row = diff('-<Pie ring={1} />', '+<Pie />');
    expect(find(`## A\n\n**Behavior.** It is smaller.\n\n${row}\n`)).toEqual([]);
    expect(find(`## A\n\n${row}\n\n**Behavior** for pies.\n`)).toHaveLength(1);
    expect(find(`## A\n\n**Behavior.** Smaller.\n\n### B\n\n${row}\n`)).toHaveLength(1);
    expect(find(`## A\n\n**Advanced.** Smaller.\n\n${row}\n`)).toHaveLength(1);
    expect(find(`## Behavior changes\n\n### B\n\n${row}\n`)).toEqual([]);
  });

  it('skips instructions, and diffs of other files', () => {
    const row = diff('-<Pie ring={1} />', '+<Pie />');
    expect(find(`## Update the packages\n\n### License\n\n${row}\n`)).toEqual([]);
    expect(
      find('## A\n\n```diff title="package.json"\n-"ring": "7",\n+"ring": "8",\n```\n'),
    ).toEqual([]);
  });
});
