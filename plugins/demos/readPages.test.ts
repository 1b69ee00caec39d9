import { formatDiagnostic, sortDiagnostics } from '../../src/lib/diagnostic';
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

it('reports every diagnostic at once, with position and what would be valid', async () => {
  const page = [
    '<Demo src="./Missing.tsx" title="M" height={1} />',
    '<Demo src="./Basic.tsx" title="B" height={1} hieght={2} />',
    '<Demo src="Basic" title="B" height={1} />',
    '<Demo src="./Title.tsx" />',
    '<Demo src="./Frame.tsx" title="B" height={1} frame="shadow" />',
    '<Demo src="./Hidden.tsx" title="B" height={1} hideToolbar codeOpen />',
    '<Demo src="./Foreign.tsx" title="F" height={1} />',
    '<Demo src="./Sibling.tsx" title="S" height={1} />',
    '<Demo src="./Named.tsx" title="N" height={1} />',
    '<Demo src="./Broken.tsx" title="B" height={1} />',
    '<Demo src="./Styled.tsx" title="S" height={1} />',
    '<Demo src="./Basic.tsx" title="B" height={1} />',
    'Text <Demo src="./other.tsx" title="O" height={1} />',
    '<Demo src="./Ad.tsx" title="B" height={1} iconFont="yes" />',
    '<Demo src="./NoAd.tsx" title="B" height={1} hideToolbar controls />',
    '<Demo src="./Passed.tsx" title="P" height={1} />',
  ];
  const docs = createTestDocs({
    'grid/index.mdx': page.join('\n\n'),
    'grid/Basic.tsx': DEMO,
    'grid/Other.tsx': DEMO,
    'grid/Foreign.tsx': [
      "import _ from 'lodash';",
      "import { utc } from 'dayjss';",
      "import { format } from 'date-fns';",
      DEMO,
    ].join('\n'),
    'grid/Sibling.tsx': `import './missing';\nimport './basic';\nimport '../../outside';\n${DEMO}`,
    'grid/Named.tsx': 'export function Named() {}\n',
    'grid/Passed.tsx': "export { default } from './Basic';\n",
    'grid/Broken.tsx': 'export default function Broken() {\n  return <b>\n    <i>\n  </b>;\n}\n',
    'grid/Styled.tsx': `import rows from './rows.json';\nimport logo from './logo.png';\n${DEMO}`,
    'grid/Styled.css.tsx': `import './Styled.css';\nimport './theme.scss';\n${DEMO}`,
    'grid/Styled.tailwind.tsx': `import './Sheet.css';\n${DEMO}`,
    'grid/Sheet.css': '.a {\n  color: red;\n',
    'grid/rows.json': '[]',
    'grid/logo.png': '',
    'grid/theme.scss': '',
    'grid/Alone.tailwind.tsx': DEMO,
  });
  const { diagnostics } = await readPages(docs);
  docs.remove();
  const atPage = 'docs/grid/index.mdx';
  expect(sortDiagnostics(diagnostics).map(formatDiagnostic)).toEqual(
    [
      'docs/grid/Alone.tailwind.tsx:1:1  This variant has no base: add "Alone.tsx" next to it.',
      /^docs\/grid\/Broken\.tsx:3:6 {2}Broken\.tsx has a syntax error: JSX element 'i' has no corresponding closing tag\./,
      'docs/grid/Foreign.tsx:1:15  Foreign.tsx imports "lodash", but "lodash" isn\'t a dependency in docs/package.json.',
      'docs/grid/Foreign.tsx:2:21  Foreign.tsx imports "dayjss", but "dayjss" isn\'t a dependency in docs/package.json. Did you mean "dayjs"?',
      'docs/grid/Foreign.tsx:3:24  Foreign.tsx imports "date-fns", but the package has no root export. Import one of its subpaths: "date-fns/…".',
      `${atPage}:1:1  The demo "./Missing.tsx" doesn't exist.`,
      /:3:1 {2}.*unknown option "hieght"\. Did you mean "height"\? Known options: src, title, height, phoneHeight/,
      /:5:1 {2}The demo "Basic" must name a file next to the page: src="\.\/Name\.tsx"/,
      /:7:1 {2}.*needs a title/,
      `${atPage}:7:1  The demo "./Title.tsx" has no height yet. Run "npm run check:page grid -- --write" to measure it and write it here.`,
      /:9:1 {2}.*"frame" must be one of \[outlined, inline, tinted, playground\]/,
      /:11:1 {2}.*remove "codeOpen"/,
      `${atPage}:23:1  The demo "./Basic.tsx" is shown twice, so its anchors would clash.`,
      `${atPage}:25:6  The demo "./other.tsx" doesn't exist. Did you mean "./Other.tsx"?`,
      /:27:1 {2}.*"iconFont" must be a boolean/,
      /:29:1 {2}.*remove "hideToolbar"/,
      /^docs\/grid\/Named\.tsx:1:1 {2}.*no default export\. Write "export default function Named\(\)"/,
      'docs/grid/Sheet.css:1:1  Sheet.css has a syntax error: Unclosed block.',
      'docs/grid/Sibling.tsx:1:8  Sibling.tsx imports "./missing", which doesn\'t exist. Demos can import .tsx, .ts and .css files.',
      'docs/grid/Sibling.tsx:2:8  Sibling.tsx imports "./basic", which doesn\'t exist. Did you mean "./Basic"?',
      'docs/grid/Sibling.tsx:3:8  Sibling.tsx imports "../../outside" from outside its folder. Keep a demo\'s files next to it, in a subfolder, or in "data" of its product.',
      'docs/grid/Styled.css.tsx:1:8  Styled.css.tsx imports "./Styled.css", which doesn\'t exist. Demos can import .tsx, .ts and .css files.',
      'docs/grid/Styled.css.tsx:2:8  Styled.css.tsx imports "./theme.scss", but a demo can\'t import .scss files. Use .tsx, .ts or .css files.',
      'docs/grid/Styled.tsx:1:18  Styled.tsx imports "./rows.json", but a demo can\'t import JSON. Put the data in a .ts file.',
      'docs/grid/Styled.tsx:2:18  Styled.tsx imports "./logo.png", but a demo can\'t import .png files. Use .tsx, .ts or .css files.',
    ].map((expected) =>
      typeof expected === 'string' ? expected : (expect.stringMatching(expected) as string),
    ),
  );
});

it('requires props for a demo with controls, and controls for one with props', async () => {
  const tuner = `interface TunerProps { still?: boolean }
export default function Tuner({ still = true }: TunerProps) {
  return <b hidden={still} />;
}
`;
  const docs = createTestDocs({
    'grid/index.mdx': [
      '<Demo src="./Right.tsx" title="R" height={1} controls />',
      '<Demo src="./Basic.tsx" title="B" height={1} controls />',
      '<Demo src="./Tuner.tsx" title="T" height={1} />',
      '<Demo src="./Hidden.tsx" title="H" height={1} hideToolbar controls />',
      '<Demo src="./Wrong.tsx" title="W" height={1} controls />',
    ].join('\n\n'),
    'grid/Right.tsx': tuner,
    'grid/Basic.tsx': DEMO,
    'grid/Tuner.tsx': tuner,
    'grid/Hidden.tsx': tuner,
    'grid/Wrong.tsx': tuner.replace('still = true', 'still = 1'),
    'templates/Page.tsx': 'export default function Page({ dark = false }) {\n  return <b />;\n}\n',
  });
  const { diagnostics } = await readPages(docs);
  docs.remove();
  expect(sortDiagnostics(diagnostics).map(formatDiagnostic)).toEqual([
    'docs/grid/index.mdx:3:1  The demo "./Basic.tsx" has "controls", but its default export takes no props. Write "export default function Name({ size = 40 }: NameProps)" and an interface NameProps, or remove "controls".',
    'docs/grid/index.mdx:5:1  The demo "./Tuner.tsx" takes props, but only controls pass props to a demo. Add "controls" or remove the props.',
    'docs/grid/index.mdx:7:1  The demo "./Hidden.tsx" has controls, which update the demo in the page and the code below it: remove "hideToolbar".',
    'docs/grid/Wrong.tsx:2:41  Wrong.tsx has the initial value 1 for "still", which isn\'t true or false.',
  ]);
});

it('requires a separate document if a date library affects all others', async () => {
  const hijri = `import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';\n${DEMO}`;
  const docs = createTestDocs({
    'dates/index.mdx': [
      '<Demo src="./Beside.tsx" title="B" height={1} />',
      '<Demo src="./Apart.tsx" title="A" height={1} iframe />',
    ].join('\n\n'),
    'dates/Beside.tsx': hijri,
    'dates/Apart.tsx': hijri,
  });
  const { diagnostics } = await readPages(docs);
  docs.remove();
  expect(diagnostics.map(formatDiagnostic)).toEqual([
    'docs/dates/Beside.tsx:1:36  Beside.tsx imports "@mui/x-date-pickers/AdapterMomentHijri", which changes the language of every date on the page. Add "iframe" to its <Demo>.',
  ]);
});

it('lets demos import a file that the types of its package leave out', async () => {
  const docs = createTestDocs({
    'node_modules/moment/package.json': JSON.stringify({
      name: 'moment',
      main: './moment.js',
      typesVersions: { '>=3.1': { '*': ['typings/*'] } },
    }),
    'node_modules/moment/locale/ar-sa.js': '',
    'dates/index.mdx': '<Demo src="./Months.tsx" title="M" height={1} />',
    'dates/Months.tsx': `import 'moment/locale/ar-sa';\nimport 'moment/locale/ar-sb';\n${DEMO}`,
  });
  const { diagnostics } = await readPages(docs);
  docs.remove();
  expect(diagnostics.map(formatDiagnostic)).toEqual([
    'docs/dates/Months.tsx:2:8  Months.tsx imports "moment/locale/ar-sb", which "moment" doesn\'t export.',
  ]);
});
