import { createBaseConfig } from '@docusaurus/core/lib/webpack/base';
import { generateRouteFiles } from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import { rspack } from '@rspack/core';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  DOCS_PLUGIN,
  isRouteProps,
  MDX_COMPONENTS,
  moveCache,
  nameLateSheets,
  readGenerated,
} from './docusaurusInternals';
import { type GlobalVersion, packGlobalData } from './routeTable/packGlobalData';
import { packRoutes } from './routeTable/packRoutes';
import { readTestSite, REGISTRY, ROUTES } from './routeTable/testSite';

/** Published without its types. */
const { toGlobalDataVersion } = jest.requireActual<{
  toGlobalDataVersion: (version: object) => GlobalVersion;
}>('@docusaurus/plugin-content-docs/lib/globalData');

const SITE_DIR = path.join(__dirname, '..');

describe('what the installed Docusaurus does', () => {
  let generatedFilesDir: string;
  beforeEach(() => {
    generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'generated-'));
  });
  afterEach(() => rmSync(generatedFilesDir, { recursive: true }));

  const page = {
    path: "/x/don't/",
    component: '@theme/DocItem',
    exact: true,
    modules: { content: '@site/docs/dont/index.mdx' },
    sidebar: 'docs',
  };

  async function generate() {
    const plugin = { name: DOCS_PLUGIN, id: 'default' };
    const props = { version: { label: 'v8' } };
    const routes = [{ path: '/x/', component: '@theme/DocsRoot', plugin, props, routes: [page] }];
    await generateRouteFiles({ generatedFilesDir, routes } as never);
    return readGenerated((file) => readFileSync(path.join(generatedFilesDir, file), 'utf8'));
  }

  test('its routes and its registry are read back', async () => {
    const { routes, requests } = await generate();
    expect(routes).toMatchObject([
      { path: '/x/', routes: [{ path: page.path, exact: true, sidebar: 'docs' }] },
    ]);
    expect([...requests.values()]).toContain('"@site/docs/dont/index.mdx"');
    const { table } = packRoutes(await generate());
    expect(table.paths).toBe(`/x/\n${page.path}`);
  });

  test('the properties of a route are in the expected place', async () => {
    await generate();
    const files = readdirSync(generatedFilesDir, { recursive: true, encoding: 'utf8' });
    const found = files.filter(isRouteProps);
    expect(found.map((file) => readFileSync(path.join(generatedFilesDir, file), 'utf8'))).toEqual([
      '{"version":{"label":"v8"}}',
    ]);
  });

  test('what the browser knows about a page follows from its path', async () => {
    const version = toGlobalDataVersion({
      ...{ versionName: 'current', label: 'v8', isLast: true, path: '/x' },
      docs: [{ id: "don't/index", permalink: page.path, slug: '/', sidebar: 'docs' }],
      ...{ categoryGeneratedIndices: [], drafts: [], sidebars: {} },
      sidebarsUtils: { getFirstDocIdOfFirstSidebar: () => "don't/index" },
    });
    const { table } = packRoutes(await generate());
    expect(packGlobalData({ [DOCS_PLUGIN]: { default: { versions: [version] } } }, table)).toEqual({
      [DOCS_PLUGIN]: {
        default: { versions: [{ ...version, docs: { ranges: [[1, 2, 'docs']], others: [] } }] },
      },
    });
  });

  function createBundlerConfig() {
    const currentBundler = { name: 'rspack', instance: rspack };
    return createBaseConfig({
      props: {
        ...{ siteDir: SITE_DIR, outDir: 'build', generatedFilesDir, baseUrl: '/', currentBundler },
        siteConfigPath: path.join(SITE_DIR, 'docusaurus.config.ts'),
        ...{ routesPaths: [], plugins: [], siteMetadata: { docusaurusVersion: '3' } },
        i18n: { currentLocale: 'en' },
        siteConfig: { staticDirectories: [], future: { faster: { rspackPersistentCache: true } } },
      },
      ...{ isServer: false, minify: false, faster: {} },
      configureWebpackUtils: { getStyleLoaders: () => [] },
    } as never);
  }

  test('late style sheets are renamed, and the initial ones keep their names', async () => {
    const { plugins = [] } = await createBundlerConfig();
    nameLateSheets(plugins, 'late.css');
    const names = { filename: expect.stringContaining('[name]'), chunkFilename: 'late.css' };
    expect(plugins).toContainEqual(
      expect.objectContaining({ options: expect.objectContaining(names) }),
    );
    expect(() => nameLateSheets([], 'late.css')).toThrow('no CssExtractRspackPlugin');
  });

  test('its bundler has a persistent cache, which can move to another folder', async () => {
    const config = await createBundlerConfig();
    const before = (config.experiments as { cache: object }).cache;
    expect(before).toMatchObject({ type: 'persistent', version: expect.any(String) });
    const moved = moveCache(config, generatedFilesDir);
    const storage = { type: 'filesystem', directory: generatedFilesDir };
    expect(moved).toEqual({ experiments: { cache: { ...before, storage } } });
    // Throws if the options have another form.
    rspack({ context: SITE_DIR, entry: {}, mode: 'none', ...moved } as never);
  });

  test('the components of pages are in their file', () => {
    expect(existsSync(path.join(SITE_DIR, MDX_COMPONENTS))).toBe(true);
  });
});

test('reads routes and requests back', () => {
  const { routes, requests } = readTestSite();
  expect(routes.map(({ path: routePath }) => routePath)).toEqual(['/playground/', '/x/']);
  expect(routes[1]?.routes?.[0]?.routes?.[0]).toEqual({
    path: '/x/api/bar-chart-pro/',
    component: { path: '/x/api/bar-chart-pro/', hash: '40b' },
    exact: true,
    sidebar: 'docs',
  });
  expect(requests.get('pro')).toBe('"@site/pro.mdx"');
});

test.each([
  ['routes.js', ROUTES.replace("'@docusaurus/ComponentCreator'", "'@docusaurus/creator'")],
  ['routes.js', ROUTES.replace("path: '*',", "path: '/**',")],
  ['registry.js', REGISTRY.replace('require.resolveWeak("@site/two.mdx")', 'null')],
  ['registry.js', `// Changed\n${REGISTRY}`],
] as const)('rejects a new form of %s', (file, text) => {
  expect(() => readTestSite({ [file]: text })).toThrow(
    `.docusaurus/${file} isn't what Docusaurus 3.10 writes`,
  );
});

test('leaves a bundler without such a cache alone', () => {
  expect(moveCache({}, 'cache')).toEqual({});
  expect(moveCache({ experiments: {} }, 'cache')).toEqual({});
});
