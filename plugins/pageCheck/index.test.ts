import { inspect } from 'node:util';
import type { LoadContext } from '@docusaurus/types';
import { createPageCheckPlugin, PAGES_CHECKED } from '.';
import { createTestPage, createTestSite, TEST_VERSION } from './testSite';

const WRONG = createTestPage('[Nowhere](#nowhere)');
const RIGHT = createTestPage('## Nowhere', '', '[Nowhere](#nowhere)');

let site: ReturnType<typeof createTestSite>;

afterEach(() => {
  delete process.env[PAGES_CHECKED];
  site.remove();
});

function start(page: string, files: Record<string, string> = {}) {
  site = createTestSite({ 'bars/index.mdx': page, ...files });
  const { siteDir, navigation } = site;
  return createPageCheckPlugin({ versions: [TEST_VERSION], navigation })({
    siteDir,
  } as LoadContext);
}

it('throws with the list and nothing else', async () => {
  const error: unknown = await start(WRONG).catch((thrown: unknown) => thrown);
  expect(inspect(error)).toBe(
    '1 diagnostic in pages and navigation:\n  docs/bars/index.mdx:6:1  "#nowhere" doesn\'t exist on /x/bars/.',
  );
});

it("doesn't check again if all versions were already checked", async () => {
  process.env[PAGES_CHECKED] = 'true';
  await expect(start(WRONG)).resolves.toMatchObject({ name: 'page-check' });
});

it('prints a changed list once during development, and continues', async () => {
  const plugin = await start(RIGHT);
  const print = jest.spyOn(console, 'error').mockImplementation();
  const save = async (page: string) => {
    site.write('docs/bars/index.mdx', page);
    await plugin.loadContent!();
  };
  await save(RIGHT);
  await save(WRONG);
  await save(WRONG);
  await save(RIGHT);
  const printed = print.mock.calls.map(([text]) => String(text).trim());
  print.mockRestore();
  expect(printed).toEqual([
    expect.stringContaining('docs/bars/index.mdx:6:1  "#nowhere" doesn\'t exist'),
    'All pages are valid again.',
  ]);
});

it('continues without the height of a demo during development, and throws otherwise', async () => {
  const page = createTestPage('<Demo src="./Basic.tsx" title="B" />');
  const demo = 'export default function Basic() {\n  return <b />;\n}\n';
  await expect(start(page, { 'bars/Basic.tsx': demo })).rejects.toThrow('has no height yet');
  site.remove();
  const print = jest.spyOn(console, 'error').mockImplementation();
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  await expect(start(page, { 'bars/Basic.tsx': demo })).resolves.toBeDefined();
  expect(print.mock.calls.join()).toContain('has no height yet. Run "npm run check:page bars');
});
