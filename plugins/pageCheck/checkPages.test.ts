import { DOCS_VERSIONS } from '../../src/lib/docsVersions';
import { checkPages } from './checkPages';
import { createTestPage, createTestSite, TEST_VERSION } from './testSite';

const DEMO = 'export default function Basic() {\n  return <b />;\n}\n';
const OLD = DOCS_VERSIONS[1]!;

async function check(files: Record<string, string>): Promise<string[]> {
  const site = createTestSite(files);
  const { diagnostics } = await checkPages(site.siteDir, [TEST_VERSION], site.navigation);
  site.remove();
  return diagnostics.map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  );
}

it('lists every mistake of every page at once, in order', async () => {
  const mistakes = await check({
    'bars/index.mdx': createTestPage(
      '## Sizes {#sizes}',
      '',
      ':::warnign',
      '',
      'Text.',
      '',
      ':::',
      '',
      '#### Too deep',
      '',
      '![](./missing.png)',
      '',
      '<Badg kind="pro" /> and <badge kind="pro" /> and <Badge kind="Pro" />',
      '',
      ':::tip',
      '',
      'This one has no end.',
    ),
    'lines/index.mdx': createTestPage(
      '# Lines again',
      '',
      '[Nowhere](/x/bar/) [Part](/x/bars/#size) [Fine](/x/bars/#sizes) [Own](#ends)',
      '',
      '[Changes](/x/api/changes/) [Old](/x/' + OLD + '/bars/) [Right](pathname:///x/api/changes/)',
      '',
      '## Ends {/* #twice */}',
      '',
      '## Starts {/* #twice */}',
      '',
      '<Demo src="./basic.tsx" title="B" height={100} />',
      '',
      '<Demo src="./Other.tsx" title="O" hieght={100} />',
      '',
      'A value {that is text} and <Badge kind=pro />.',
      '',
      'Fewer <3 rows, [plain](http://example.com/), [relative](../bars/), [none]().',
    ),
    'lines/Basic.tsx': `import x from 'lodash';\n${DEMO}`,
    'lines/Other.tsx': DEMO,
    'pie/index.mdx': [
      '---',
      'titel: Pie',
      'title: Pie',
      'description: Shows pies.',
      'components: [PieChartt]',
      '---',
      '',
      '<Tabs>',
      '',
      'Text with [a][reference] to nothing.',
      '',
      '<Demo src="./Pie.tsx" title="P" height={100} />',
      '',
    ].join('\n'),
    'pie/Pie.tsx': `import rows from './rows.json';\n${DEMO}`,
    'pie/rows.json': '[]',
  });
  expect(mistakes).toEqual([
    'docs/bars/index.mdx:6:10 Write the id of a heading as a comment: ## Sizes {/* #sizes */}',
    'docs/bars/index.mdx:8:1 Unknown aside "warnign". Did you mean "warning"? Use one of: info, tip, warning, danger.',
    'docs/bars/index.mdx:14:1 "Too deep" jumps from level 2 to level 4. Write "### Too deep".',
    'docs/bars/index.mdx:16:1 The image "./missing.png" doesn\'t exist in docs/bars/.',
    'docs/bars/index.mdx:16:1 This image has no alternative text. Describe what it shows: ![Two bars per month](…)',
    'docs/bars/index.mdx:18:1 Unknown component <Badg>. Did you mean "Badge"?',
    'docs/bars/index.mdx:18:25 Unknown component <badge>. Did you mean "Badge"?',
    'docs/bars/index.mdx:18:50 Unknown value in <Badge kind="Pro">. Did you mean "pro"? Use one of: pro, premium, new, planned, unstable.',
    "docs/bars/index.mdx:20:1 This aside isn't closed before the page ends. Write ::: on its own line after the text.",
    'docs/lines/index.mdx:6:1 "Lines again" is a second title. The title in the front matter is the only level 1 heading. Write "## Lines again".',
    "docs/lines/index.mdx:8:1 /x/bar/ isn't a page of v8. Did you mean /x/bars/?",
    'docs/lines/index.mdx:8:20 "#size" doesn\'t exist on /x/bars/. Did you mean "#sizes"?',
    'docs/lines/index.mdx:8:65 "#ends" doesn\'t exist on /x/lines/.',
    "docs/lines/index.mdx:10:1 /x/api/changes/ isn't a page of a docs version, so the link would break when the page is frozen. Write pathname:///x/api/changes/",
    `docs/lines/index.mdx:10:28 This links to another version of the docs. Write pathname:///x/${OLD}/bars/`,
    'docs/lines/index.mdx:14:1 Duplicate id "twice" (first used in line 12). Give one of them its own id: {/* #other-id */}',
    'docs/lines/index.mdx:16:1 The demo "./basic.tsx" doesn\'t exist. Did you mean "./Basic.tsx"?',
    expect.stringMatching(
      /^docs\/lines\/index\.mdx:18:1 The demo "\.\/Other\.tsx" has the unknown option "hieght"\. Did you mean "height"\?/,
    ),
    'docs/lines/index.mdx:18:1 The demo "./Other.tsx" has no height yet. Run "npm run check:page lines -- --write" to measure it and write it here.',
    expect.stringMatching(
      /^docs\/lines\/index\.mdx:20:9 The content of these braces isn't JavaScript/,
    ),
    expect.stringMatching(/^docs\/lines\/index\.mdx:20:40 Put the value of an attribute in/),
    expect.stringMatching(/^docs\/lines\/index\.mdx:22:7 This "<" starts a tag/),
    'docs/lines/index.mdx:22:16 Write https: https://example.com/',
    'docs/lines/index.mdx:22:46 Write the full path of the page: /x/bars/',
    'docs/lines/index.mdx:22:68 This link has no URL.',
    expect.stringMatching(
      /^docs\/pie\/index\.mdx:2:1 Unknown front matter "titel"\. Did you mean "title"\?/,
    ),
    expect.stringMatching(/^docs\/pie\/index\.mdx:5:1 "PieChartt" has no reference page/),
    "docs/pie/index.mdx:8:1 <Tabs> isn't closed. Write </Tabs>, or <Tabs /> if it's empty.",
    expect.stringMatching(/^docs\/pie\/index\.mdx:10:11 .*reference/),
    'docs/pie/Pie.tsx:1:18 Pie.tsx imports "./rows.json", but a demo can\'t import JSON. Put the data in a .ts file.',
  ]);
});

it('rejects code in braces, which an unknown name would break, except comments', async () => {
  const mistakes = await check({
    'bars/index.mdx': createTestPage(
      'A {name} in a sentence.{/* a comment */}',
      '',
      '{rows.length}',
    ),
  });
  expect(mistakes).toEqual([
    'docs/bars/index.mdx:6:3 {name} is evaluated as code. Put it in backticks, or write \\{ for the brace.',
    expect.stringMatching(/^docs\/bars\/index\.mdx:8:1 \{rows\.length\} is evaluated as code/),
  ]);
});

it('reports nothing on valid pages', async () => {
  const mistakes = await check({
    'bars/index.mdx': createTestPage(
      "import Tabs from '@theme/Tabs';",
      '',
      'Text with `{code}` and a [link](#sizes), <Badge kind="pro" />.',
      '',
      '## Sizes',
      '',
      '![A bar](/img/logo.svg)',
      '',
      '::::warning[Mind the bars]',
      '',
      ':::info',
      '',
      'Nested.',
      '',
      ':::',
      '',
      '::::',
      '',
      '## Sizes',
      '',
      '<Tabs>',
      '',
      '[Second](/x/bars/#sizes-1), [playground](/playground/), [demo](#tailwind-Basic.tsx).',
      '',
      '</Tabs>',
      '',
      '<Demo src="./Basic.tsx" title="B" height={100} />',
    ),
    'bars/Basic.tsx': `import { utc } from 'dayjs/plugin/utc';\n${DEMO}`,
  });
  expect(mistakes).toEqual([]);
});

it('knows the headings of a page with a catalogue, and leaves the ids of its rows to the build', async () => {
  const mistakes = await check({
    'events/index.mdx': createTestPage('## All events', '', '<EventCatalogue />'),
    'bars/index.mdx': createTestPage('[Press](/x/events/#event-press), [all](/x/events/#events)'),
  });
  expect(mistakes).toEqual(['docs/bars/index.mdx:6:34 "#events" doesn\'t exist on /x/events/.']);
});
