import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NavEntry } from '../../nav/types';
import { collectDiagnostics } from './collectDiagnostics';

let siteDir: string;

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'navigation-'));
});

afterEach(() => rm(siteDir, { recursive: true }));

async function write(file: string, lines: string[]) {
  const target = path.join(siteDir, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, lines.join('\n'));
}

function page(...frontMatter: string[]) {
  return ['---', ...frontMatter, '---', '', 'Text.'];
}

/** Without a reference, whose pages are created elsewhere. */
const collect = (entries: NavEntry[]) =>
  collectDiagnostics(siteDir, { entries, reference: () => [] });

const GOOD = ['title: Bars', 'description: Shows bars.'];

/** A tree and pages with each diagnostic once, and one page with none. */
async function plantDiagnostics(): Promise<NavEntry[]> {
  await write('nav/charts.ts', [
    'export const charts = {',
    "  pathname: '/x/charts-group',",
    '  children: [',
    "    { pathname: '/x/bars' },",
    "    { pathname: '/x/bars' },",
    "    { pathname: '/x/lines', plan: 'gold' },",
    "    { pathname: '/x/pie', colour: 'red' },",
    "    { pathname: '/y/gauge' },",
    "    { pathname: '/x/missing' },",
    "    { pathname: '/x/marked', plan: 'pro' },",
    "    { pathname: '/x/empty', children: [] },",
    "    { pathname: '/x/components-api' },",
    "    { pathname: '/x/components-api' },",
    '  ],',
    '};',
  ]);
  await write('docs/bars/index.mdx', page(...GOOD));
  await write('docs/components-api/index.mdx', page(...GOOD));
  await write('docs/lines/index.mdx', page(`title: ${'L'.repeat(71)}`, 'description: Lines'));
  await write('docs/pie/index.mdx', page('title: Pie', `description: ${'p'.repeat(160)}.`));
  await write('docs/marked/index.mdx', page(...GOOD, 'plan: premium', 'productId: x-pies'));
  await write(
    'docs/orphan/index.mdx',
    page('description: No title.', 'newFeature: yes please', 'disableAd: 1'),
  );
  await write('docs/hidden/index.mdx', page('title: Hidden', 'unlisted: true', 'titel: x'));
  await write(
    'docs/kinds/index.mdx',
    page(...GOOD, 'unlisted: true', 'components: A', 'hooks: [1]'),
  );
  await write('docs/loose.md', page(...GOOD));
  await write('docs/broken/index.mdx', page('title: "Open'));
  return [
    {
      pathname: '/x/charts-group',
      children: [
        { pathname: '/x/bars' },
        { pathname: '/x/bars' },
        { pathname: '/x/lines', plan: 'gold' as 'pro' },
        { pathname: '/x/pie', colour: 'red' } as NavEntry,
        { pathname: '/y/gauge' },
        { pathname: '/x/missing' },
        { pathname: '/x/marked', plan: 'pro' },
        { pathname: '/x/empty', children: [] },
        { pathname: '/x/components-api' },
        { pathname: '/x/components-api' },
      ],
    },
  ];
}

it('lists every planted diagnostic with file and line in one run', async () => {
  const diagnostics = await collect(await plantDiagnostics());
  const lines = diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`).sort();
  expect(lines).toEqual([
    expect.stringMatching(/^docs\/broken\/index\.mdx:\d+ The front matter isn't valid YAML/),
    expect.stringMatching(/^docs\/hidden\/index\.mdx:1 The description is missing/),
    expect.stringMatching(
      /^docs\/hidden\/index\.mdx:4 Unknown front matter "titel"\. Did you mean "title"\?/,
    ),
    expect.stringMatching(
      /^docs\/kinds\/index\.mdx:5 "components" is "A"; it must be a list of na/,
    ),
    expect.stringMatching(
      /^docs\/kinds\/index\.mdx:6 "hooks" is \[1\]; it must be a list of names/,
    ),
    expect.stringMatching(
      /^docs\/lines\/index\.mdx:2 The title has 71 characters; the limit is 70/,
    ),
    expect.stringMatching(/^docs\/lines\/index\.mdx:3 The description must end with/),
    expect.stringMatching(/^docs\/loose\.md:1 A page is an index\.mdx .*docs\/loose\/index\.mdx/),
    expect.stringMatching(/^docs\/marked\/index\.mdx:4 .*plan: premium.*plan: pro/),
    expect.stringMatching(/^docs\/marked\/index\.mdx:5 Unknown productId "x-pies".*x-charts/),
    expect.stringMatching(/^docs\/orphan\/index\.mdx:1 "\/x\/orphan" isn't in the navigation/),
    expect.stringMatching(/^docs\/orphan\/index\.mdx:1 The title is missing/),
    expect.stringMatching(/^docs\/orphan\/index\.mdx:3 "newFeature" is "yes please"/),
    expect.stringMatching(/^docs\/orphan\/index\.mdx:4 "disableAd" is 1; it must be true or false/),
    expect.stringMatching(
      /^docs\/pie\/index\.mdx:3 The description has 161 characters; the limit is 160/,
    ),
    expect.stringMatching(/^nav\/charts\.ts:11 "\/x\/empty" is a group without pages/),
    expect.stringMatching(
      /^nav\/charts\.ts:5 Duplicate pathname .*first used at nav\/charts\.ts:4/,
    ),
    expect.stringMatching(/^nav\/charts\.ts:6 Unknown plan "gold".*pro, premium/),
    expect.stringMatching(/^nav\/charts\.ts:7 Unknown field "colour".*pathname, title/),
    expect.stringMatching(/^nav\/charts\.ts:8 "\/y\/gauge" has no page/),
    expect.stringMatching(/^nav\/charts\.ts:8 "\/y\/gauge" is outside \/x\//),
    expect.stringMatching(/^nav\/charts\.ts:9 "\/x\/missing" has no page/),
  ]);
});

it("knows the pages of the reference, which aren't handwritten", async () => {
  await write('docs/bars/index.mdx', page(...GOOD));
  const entries: NavEntry[] = [{ pathname: '/x/bars' }, { pathname: '/x/api/charts/bar-chart' }];
  const reference = () => ['api/charts/bar-chart/', 'api/charts/pie-chart/'];
  expect(await collectDiagnostics(siteDir, { entries, reference })).toEqual([
    expect.objectContaining({
      file: 'nav/api.ts',
      message: expect.stringContaining('"/x/api/charts/pie-chart" isn\'t in the navigation'),
    }),
  ]);
});

it('accepts a tree whose pages all exist, and pages that opt out of it', async () => {
  await write('docs/bars/index.mdx', page(...GOOD, 'plan: pro'));
  await write('docs/draft/index.mdx', page(...GOOD, 'unlisted: true', 'unstable: true'));
  const entries: NavEntry[] = [{ pathname: '/x/bars', plan: 'pro' }];
  expect(await collect(entries)).toEqual([]);
});

it('applies the plan of a group to its pages', async () => {
  await write('docs/pivoting/index.mdx', page(...GOOD, 'plan: premium'));
  await write('docs/explained/index.mdx', page(...GOOD, 'plan: pro'));
  const children = [{ pathname: '/x/pivoting' }, { pathname: '/x/explained' }];
  const entries: NavEntry[] = [{ pathname: '/x/pivoting-group', plan: 'premium', children }];
  expect(await collect(entries)).toEqual([
    expect.objectContaining({
      file: 'docs/explained/index.mdx',
      message: expect.stringContaining('plan: pro, but the navigation says plan: premium'),
    }),
  ]);
});
