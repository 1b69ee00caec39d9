import { PROBLEMS_FOLDER } from '../../src/lib/contracts/knownProblem';
import { checkPages } from '../pageCheck';
import { createTestPage, createTestSite, TEST_VERSION } from '../pageCheck/testSite';

const OVERVIEW = 'introduction/known-problems/index.mdx';
const LIST = `${PROBLEMS_FOLDER}/charts.ts`;

/** A module with entries; the given fields replace those of a valid one. */
function createList(...entries: Record<string, string>[]): string {
  const right = {
    id: "'gap'",
    title: "'A gap'",
    versions: "'8.0.0'",
    components: "['BarChart']",
    pages: "['/x/bars/#sizes']",
    problem: "'Bars touch, see [sizes](/x/bars/#sizes).'",
  };
  const lines = entries.flatMap((entry) => [
    '  {',
    ...Object.entries({ ...right, ...entry }).map(([name, value]) => `    ${name}: ${value},`),
    '  },',
  ]);
  return ['export const problems = [', ...lines, '];', ''].join('\n');
}

async function check(list: string, files: Record<string, string> = {}): Promise<string[]> {
  const site = createTestSite({
    [LIST]: list,
    [OVERVIEW]: createTestPage('<KnownProblems />'),
    'bars/index.mdx': createTestPage('## Sizes', '', 'See [the gap](#gap).'),
    ...files,
  });
  const { diagnostics } = await checkPages(site.siteDir, [TEST_VERSION], site.navigation);
  site.remove();
  return diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

it('accepts a valid list, and links to what it adds to pages', async () => {
  expect(
    await check(createList({ link: "'[Issue 1](https://github.com/mui/mui-x/issues/1)'" })),
  ).toEqual([]);
});

it('reports broken references, with the line of the list', async () => {
  expect(
    await check(
      createList({
        id: "'A gap'",
        versions: "'8.9.0'",
        components: "['BarChar']",
        pages: "['/x/bars/#size', '/x/bar/', 'bars', '/x/bars/']",
        problem: "'See [here](#gap) and [there](/x/lines/).'",
        link: "'Issue 1'",
      }),
      { 'bars/index.mdx': createTestPage('## Sizes') },
    ),
  ).toEqual([
    'docs/_knownProblems/charts.ts:3 "A gap" isn\'t a valid id. Use lowercase words joined by hyphens.',
    'docs/_knownProblems/charts.ts:5 The docs of v8 describe 8.0.0, 8.0.1, but 8.9.0 is later, so nobody has seen the problem there.',
    'docs/_knownProblems/charts.ts:6 "BarChar" has no reference page in charts. Did you mean "BarChart"?',
    expect.stringContaining('docs/_knownProblems/charts.ts:7 "#size" doesn\'t exist on /x/bars/.'),
    expect.stringContaining("docs/_knownProblems/charts.ts:7 /x/bar/ isn't a page of v8."),
    expect.stringContaining('docs/_knownProblems/charts.ts:7 "bars" isn\'t the path of a page.'),
    'docs/_knownProblems/charts.ts:7 /x/bars/ appears twice in this list.',
    expect.stringContaining('charts.ts:8 The text appears on several pages, so "#gap" would'),
    expect.stringContaining("charts.ts:8 /x/lines/ isn't a page of v8."),
    expect.stringContaining('charts.ts:9 Write exactly one link'),
  ]);
});

it('requires inline Markdown', async () => {
  expect(await check(createList({ title: "'- A gap'", problem: "'An <b>open tag.'" }))).toEqual([
    'docs/_knownProblems/charts.ts:4 Use inline Markdown: one paragraph, without lists, headings or code blocks.',
    expect.stringContaining('docs/_knownProblems/charts.ts:8 '),
  ]);
});

it("requires titles without emphasis, because they're bold", async () => {
  expect(await check(createList({ title: "'A **bold** gap'" }))).toEqual([
    expect.stringContaining('charts.ts:4 Titles are already bold'),
  ]);
  expect(await check(createList({ title: "'A gap of `a_b` and `2 * 3`'" }))).toEqual([]);
});

it('finds duplicate ids, in one file or in two', async () => {
  const more = { [`${PROBLEMS_FOLDER}/data-grid.ts`]: createList({ components: "['DataGrid']" }) };
  expect(await check(createList({}, {}), more)).toEqual([
    'docs/_knownProblems/charts.ts:11 Duplicate id "gap" (first used in charts.ts:3).',
    'docs/_knownProblems/data-grid.ts:3 Duplicate id "gap" (first used in charts.ts:3).',
    expect.stringMatching(/^docs\/bars\/index.mdx:1 Duplicate id "gap"/),
    expect.stringMatching(/^docs\/introduction\/known-problems\/index.mdx:1 Duplicate id "gap"/),
  ]);
});

it('leaves the section to the build, and requires a page with all problems', async () => {
  expect(
    await check(createList({}), {
      'bars/index.mdx': createTestPage('## Sizes', '', '## Known problems'),
      [OVERVIEW]: createTestPage('All of them.'),
    }),
  ).toEqual([
    'docs/bars/index.mdx:8 This page gets its section "Known problems" from docs/_knownProblems. Move this content there.',
    expect.stringContaining('docs/introduction/known-problems/index.mdx:1 Known problems link to'),
  ]);
});
