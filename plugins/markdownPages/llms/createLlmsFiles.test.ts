import {
  CURRENT_VERSION,
  DOCS_VERSIONS,
  getDocsDir,
  getVersionRoot,
} from '../../../src/lib/docsVersions';
import type { DocsVersion } from '../../versions';
import { createLlmsFiles, type WrittenPage } from './createLlmsFiles';
import { listSections } from './listSections';
import { selectNames } from './selectNames';

const [, OLD] = DOCS_VERSIONS as [typeof CURRENT_VERSION, typeof CURRENT_VERSION];

const createDocs = (name: typeof CURRENT_VERSION): DocsVersion => ({
  name,
  label: name,
  docsDir: getDocsDir(name),
  root: getVersionRoot(name),
  libraryVersion: `${name.slice(1) as `${number}`}.1.0`,
  isCurrent: name === CURRENT_VERSION,
});

const SECTIONS = listSections([
  { pathname: 'https://example.com/new/' },
  {
    pathname: '/x/charts-group',
    title: 'Charts',
    children: [
      { pathname: '/x/react-charts/lines' },
      { pathname: '/x/more', subheader: 'More', children: [{ pathname: '/x/react-charts/bars' }] },
      {
        pathname: '/x/api-group',
        children: [{ pathname: '/x/api/charts' }, { pathname: '/x/api/charts/bar-chart' }],
      },
    ],
  },
]);

const PAGES = [
  'react-charts/bars/',
  'react-charts/lines/',
  'react-charts/hidden/',
  'api/charts/',
  'api/charts/bar-chart/',
  'templates/sign-in/',
  'introduction/known-problems/',
  'migration/',
];

function create(name: typeof CURRENT_VERSION): Map<string, string> {
  const docs = createDocs(name);
  const pages = PAGES.map((page): [string, WrittenPage] => [
    page,
    {
      path: `${docs.root}${page}`,
      title: `Title of ${page}`,
      lead: 'A <b> *lead*.',
      marks: page.includes('bars') ? ['Pro plan'] : [],
      markdown: `# ${page}\n`,
    },
  ]);
  const files = createLlmsFiles({
    brand: 'MUI X',
    siteUrl: 'https://docs.example/base/',
    docs,
    versions: DOCS_VERSIONS.map(createDocs),
    sections: SECTIONS,
    pages: new Map(pages),
  });
  return new Map(files.map(({ path, content }) => [path, content]));
}

it('a version has a list, the current one at the root too, and so has each product', () => {
  const current = create(CURRENT_VERSION);
  expect(current.get('llms.txt')).toBe(current.get('x/llms.txt'));
  expect(current.has('x/react-data-grid/llms.txt')).toBe(true);
  const old = create(OLD);
  expect(old.has('llms.txt')).toBe(false);
  expect(old.has(`x/${OLD}/llms.txt`)).toBe(true);
  expect(old.has(`x/${OLD}/react-charts/llms-full.txt`)).toBe(true);
});

it('a list starts with title and summary, and links the Markdown of guides in order', () => {
  const text = create(CURRENT_VERSION).get('llms.txt')!;
  expect(text).toMatch(/^# MUI X \d+\.1\.0\n\n> React components/);
  expect(text.slice(text.indexOf('## Charts'), text.indexOf('## Optional'))).toBe(`## Charts

- [Title of react-charts/lines/](https://docs.example/base/x/react-charts/lines.md): A \\<b> \\*lead\\*.
- [Title of react-charts/bars/](https://docs.example/base/x/react-charts/bars.md): Pro plan. A \\<b> \\*lead\\*.

## More pages

- [Title of introduction/known-problems/](https://docs.example/base/x/introduction/known-problems.md): A \\<b> \\*lead\\*.
- [Title of migration/](https://docs.example/base/x/migration.md): A \\<b> \\*lead\\*.

## API reference

- [Title of api/charts/](https://docs.example/base/x/api/charts.md): A \\<b> \\*lead\\*.

## Templates

- [Title of templates/sign-in/](https://docs.example/base/x/templates/sign-in.md): A \\<b> \\*lead\\*.

`);
});

it('lists the versions, and which package requires which plan', () => {
  const text = create(OLD).get(`x/${OLD}/llms.txt`)!;
  expect(text).toContain(
    `- ${OLD} (${OLD.slice(1)}.1.0): <https://docs.example/base/x/${OLD}/llms.txt>`,
  );
  expect(text).toContain('.1.0, current): <https://docs.example/base/x/llms.txt>');
  expect(text).toMatch(/- Pro plan, commercial, .*`@mui\/x-data-grid-pro`/);
  expect(text).toContain(`(https://docs.example/base/x/${OLD}/introduction/licensing.md)`);
});

it('a product has all of its pages, including those outside the navigation', () => {
  const files = create(CURRENT_VERSION);
  expect(files.get('x/react-charts/llms.txt')).toContain('react-charts/hidden.md');
  expect(files.get('x/react-charts/llms.txt')).toContain('api/charts/bar-chart.md');
  expect(files.get('x/react-charts/llms-full.txt')).toMatch(
    /# react-charts\/lines\/\n\n# react-charts\/bars\/\n\n# api\/charts\/\n\n# api\/charts\/bar-chart\/\n\n# react-charts\/hidden\/\n$/,
  );
  expect(files.get('x/react-data-grid/llms-full.txt')).not.toContain('# react-charts');
});

it('lists what a step has renamed, in short form', () => {
  const step = { product: 'charts', from: 'v7', to: 'v8' } as const;
  const rename = (before: string, after: string, rest = {}) =>
    ({ ...step, part: 'export', before, after, ...rest }) as const;
  const names = selectNames(
    [
      rename('TreeItem2', 'TreeItem'),
      rename('TreeItem2Props', 'TreeItemProps'),
      ...['A', 'B', 'C', 'D'].map((name) => rename(`${name}SlotsComponent`, `${name}Slots`)),
      rename('root', 'base', { part: 'class' }),
      rename('other', 'another', { from: 'v6', to: 'v7' }),
      rename('foreign', 'own', { product: 'data-grid' }),
    ],
    step,
  );
  expect(names.map(({ before }) => before)).toEqual([
    'TreeItem2',
    'ASlotsComponent',
    'BSlotsComponent',
    'CSlotsComponent',
  ]);
});

it('lists what a version renamed, and what the next one will', () => {
  const text = create(OLD).get(`x/${OLD}/react-data-grid/llms.txt`)!;
  const before = `v${Number(OLD.slice(1)) - 1}`;
  expect(text).toContain(`Names that changed from ${before} to ${OLD}, old → new`);
  expect(text).toContain(`These names changed in ${CURRENT_VERSION}, the next major.`);
  expect(text).toMatch(/- `\w+` → `\w+`/);
});
