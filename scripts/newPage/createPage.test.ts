import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectDiagnostics } from '../../plugins/navigation';
import { createPage } from './createPage';

// The formatter is not in the folders of these tests.
jest.mock('../../plugins/lib/startProgram', () => ({
  startProgram: () => ({ result: Promise.resolve({ status: 0, output: '' }) }),
}));

let siteDir: string;

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'new-page-'));
  await mkdir(path.join(siteDir, 'nav'));
  await writeFile(
    path.join(siteDir, 'nav/charts.ts'),
    "export const charts = { pathname: '/x/react-charts-group', children: [{ pathname: '/x/react-charts/bars' }] };\n",
  );
});

afterEach(() => rm(siteDir, { recursive: true }));

const page = {
  pathname: '/x/react-charts/stacked-areas',
  title: 'Stacked areas: a guide',
  description: 'Shows how areas add up.',
  plan: 'pro',
} as const;

it('writes a page and an entry that the navigation check accepts', async () => {
  expect(await createPage(siteDir, page)).toEqual([
    'docs/react-charts/stacked-areas/index.mdx',
    'nav/charts.ts',
  ]);
  expect(await readFile(path.join(siteDir, 'nav/charts.ts'), 'utf8')).toContain(
    '{ pathname: "/x/react-charts/stacked-areas", title: "Stacked areas: a guide", plan: "pro" }',
  );
  const entries = [{ pathname: page.pathname, plan: page.plan }];
  expect(await collectDiagnostics(siteDir, { entries, reference: () => [] })).toEqual([]);
});

it('refuses a path that is taken or outside the docs, and writes nothing', async () => {
  await createPage(siteDir, page);
  await expect(createPage(siteDir, page)).rejects.toThrow('exists already');
  await expect(createPage(siteDir, { ...page, pathname: '/y/a' })).rejects.toThrow(
    'begins with /x/',
  );
  await expect(createPage(siteDir, { ...page, pathname: '/x/a/' })).rejects.toThrow('no slash');
});

it('puts the entry where it is asked for', async () => {
  const place = { after: '/x/react-charts/bars' };
  await createPage(siteDir, { ...page, place });
  expect(await readFile(path.join(siteDir, 'nav/charts.ts'), 'utf8')).toContain(
    `[{ pathname: '/x/react-charts/bars' },\n{ pathname: "/x/react-charts/stacked-areas"`,
  );
});

it.each([
  [{ title: '' }, 'The title is missing'],
  [{ title: 'a'.repeat(71) }, 'The title has 71 characters; 70 are allowed.'],
  [{ description: 'No end' }, 'The description must end with'],
  [{ description: `${'a'.repeat(160)}.` }, 'The description has 161 characters'],
  [{ plan: 'free' as 'pro' }, 'Unknown plan "free"'],
  [{ pathname: '/x/api/charts/pie' }, 'are written by the build'],
  [
    { place: { after: '/x/react-charts/pie' } },
    'The navigation has no entry "/x/react-charts/pie"',
  ],
  [{ place: { section: 'Pies' } }, 'The navigation has no section "Pies"'],
  [{ place: { section: 'a', after: 'b' } }, 'behind another (--after) or into a section'],
])('refuses %j, and writes nothing', async (change, message) => {
  const nav = path.join(siteDir, 'nav/charts.ts');
  const before = await readFile(nav, 'utf8');
  await expect(createPage(siteDir, { ...page, ...change })).rejects.toThrow(message);
  expect(await readFile(nav, 'utf8')).toBe(before);
});
