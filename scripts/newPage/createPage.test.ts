import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectDiagnostics } from '../../plugins/navigation';
import { createPage } from './createPage';

jest.mock('prettier', () => ({
  __esModule: true,
  default: { resolveConfig: async () => null, format: async (text: string) => text },
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
