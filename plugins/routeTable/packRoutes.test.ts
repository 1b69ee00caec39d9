import { createChunkNames } from '../../src/lib/routeTable/createChunkNames';
import { createRoutes } from '../../src/lib/routeTable/createRoutes';
import { packRoutes } from './packRoutes';
import type { Generated, GeneratedRoute } from '../docusaurusInternals';
import { CHUNK_NAMES, readTestSite } from './testSite';

const generated = readTestSite();
const { table, requests } = packRoutes(generated);
const names = requests.map((request) => /@site\/(\w+)\.mdx/.exec(request)![1]!);

function removeHashes(routes: GeneratedRoute[]): object[] {
  return routes.map(({ component, routes: below, ...route }) => ({
    ...route,
    component: component.path,
    sensitive: true,
    ...(below && { routes: removeHashes(below) }),
  }));
}

test('restores the routes that Docusaurus wrote, which are case-sensitive', () => {
  expect(createRoutes(table, (path) => path)).toEqual([
    ...removeHashes(generated.routes),
    { path: '*', component: '*' },
  ]);
});

test('gives each route the modules that Docusaurus wrote, under the name its component uses', () => {
  const chunkNames = createChunkNames(table, names);
  const created: [string, string | undefined][] = [];
  createRoutes(table, (path, hash) => created.push([path, hash]));
  const found = created.filter(([path]) => path !== '*').map((name) => chunkNames[name.join('-')]);
  const inOrder = (routes: GeneratedRoute[]): unknown[] =>
    routes.flatMap(({ component, routes: below = [] }) => [
      CHUNK_NAMES[`${component.path}-${component.hash}` as keyof typeof CHUNK_NAMES],
      ...inOrder(below),
    ]);
  expect(new Set(found)).toEqual(new Set(inOrder(generated.routes)));
  expect(Object.keys(chunkNames)).toHaveLength(Object.keys(CHUNK_NAMES).length);
});

test('keeps names that Docusaurus can read the path from', () => {
  const paths = Object.keys(createChunkNames(table, names)).map((key) =>
    key.replace(/-[^-]+$/, ''),
  );
  expect(paths).toEqual(table.paths.split('\n'));
});

test('writes what routes share once', () => {
  expect(requests).toHaveLength(new Set(requests).size);
  expect(table.runs).toEqual([
    [0, 1],
    [
      1,
      [
        [
          2,
          [
            [3, 2],
            [4, 1],
          ],
        ],
      ],
    ],
  ]);
  expect(table.kinds[3]).toEqual({
    attributes: { exact: true, sidebar: 'docs' },
    modules: { __comp: expect.any(Number), content: null },
  });
});

test('reports what is missing', () => {
  const without = (change: Partial<Generated>) => () => packRoutes({ ...generated, ...change });
  expect(without({ chunkNames: {} })).toThrow(
    'routesChunkNames.json has no entry for /playground/',
  );
  expect(without({ requests: new Map() })).toThrow('registry.js has no entry "ctx"');
});
