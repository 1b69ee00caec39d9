import { formatDiagnostic } from '../../src/lib/diagnostic';
import { readPages } from './readPages';
import { createTestDocs } from './testDocs';

const DEMO = 'export default function Basic() {\n  return <b />;\n}\n';

it('finds the demos of all pages', async () => {
  const docs = createTestDocs({
    'grid/index.mdx':
      '---\ntitle: Grid\n---\n\n<Demo src="./Basic.tsx" title="B" height={100} />\n',
    'grid/Basic.tsx': DEMO,
    'grid/Basic.tailwind.tsx': DEMO,
    'grid/helper.tsx': 'export const a = 1;\n',
  });
  const { demos, diagnostics } = await readPages(docs);
  docs.remove();
  expect(diagnostics).toEqual([]);
  expect(demos).toMatchObject([
    { page: 'docs/grid/index.mdx', line: 5, sources: { name: 'Basic' } },
  ]);
  expect(Object.keys(demos[0]!.sources.stylings)).toEqual(['system', 'Tailwind']);
});

it('reports every diagnostic at once, with page, line, demo and what would be right', async () => {
  const page = [
    '<Demo src="./Missing.tsx" title="M" height={1} />',
    '<Demo src="./Basic.tsx" title="B" height={1} hieght={2} />',
    '<Demo src="Basic" title="B" height={1} />',
    '<Demo src="./Basic.tsx" />',
    '<Demo src="./Basic.tsx" title="B" height={1} frame="shadow" />',
    '<Demo src="./Basic.tsx" title="B" height={1} hideToolbar codeOpen />',
    '<Demo src="./Foreign.tsx" title="F" height={1} />',
    '<Demo src="./Sibling.tsx" title="S" height={1} />',
    '<Demo src="./Named.tsx" title="N" height={1} />',
    '<Demo src="./Broken.tsx" title="B" height={1} />',
    '<Demo src="./Styled.tsx" title="S" height={1} />',
    '<Demo src="./Basic.tsx" title="B" height={1} />',
    '<Demo src="./Basic.tsx" title="B" height={1} />',
    '<Demo src="./Basic.tsx" title="B" height={1} disableAd="yes" />',
    '<Demo src="./Basic.tsx" title="B" height={1} hideToolbar disableAd />',
  ];
  const docs = createTestDocs({
    'grid/index.mdx': page.join('\n\n'),
    'grid/Basic.tsx': DEMO,
    'grid/Foreign.tsx': `import _ from 'lodash';\n${DEMO}`,
    'grid/Sibling.tsx': `import './missing';\nimport '../../outside';\n${DEMO}`,
    'grid/Named.tsx': 'export function Named() {}\n',
    'grid/Broken.tsx': 'export default function Broken( {\n',
    'grid/Styled.tsx': DEMO,
    'grid/Styled.css.tsx': `import './Styled.css';\n${DEMO}`,
    'grid/Alone.tailwind.tsx': DEMO,
  });
  const { diagnostics } = await readPages(docs);
  docs.remove();
  const text = diagnostics.map(formatDiagnostic).join('\n');
  for (const expected of [
    /^docs\/grid\/Alone\.tailwind\.tsx:1 {2}This variant has no base: write "Alone\.tsx"/m,
    /^docs\/grid\/index\.mdx:1 {2}The demo "\.\/Missing\.tsx" does not exist\./m,
    /:3 {2}.*unknown option "hieght"\. Known: src, title, height, phoneHeight/m,
    /:5 {2}The demo "Basic" needs the file beside the page: src="\.\/Name\.tsx"/m,
    /:7 {2}.*needs a title/m,
    /:7 {2}.*needs the height in px/m,
    /:9 {2}.*"frame" must be one of \[outlined, inline, tinted, playground\]/m,
    /:11 {2}.*remove "codeOpen"/m,
    /:27 {2}.*"disableAd" must be a boolean/m,
    /:29 {2}.*remove "disableAd"/m,
    /:13 {2}The demo "\.\/Foreign\.tsx": Foreign\.tsx imports "lodash", but "lodash" is not among the dependencies of docs\/package\.json/m,
    /:15 {2}.*Sibling\.tsx:1 imports "\.\/missing", which does not exist/m,
    /:17 {2}.*no default export\. Write "export default function Named\(\)"/m,
    /:19 {2}.*Broken\.tsx does not parse: .*\(1:\d+\)/m,
    /:21 {2}.*Styled\.css\.tsx:1 imports "\.\/Styled\.css", which does not exist/m,
    /:25 {2}.*shown twice/m,
  ]) {
    expect(text).toMatch(expected);
  }
});
