import type { LoadContext } from '@docusaurus/types';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import routeTablePlugin from '.';
import { CHUNK_NAMES, REGISTRY, ROUTES } from './testSite';

const PROPS = 'docusaurus-plugin-content-docs/default/p/x-3f1.json';
const FILES = {
  'routes.js': ROUTES,
  'routesChunkNames.json': JSON.stringify(CHUNK_NAMES),
  'registry.js': REGISTRY,
  'globalData.json': JSON.stringify({
    'docusaurus-plugin-content-docs': {
      default: { versions: [{ name: 'current', path: '/x', docs: [] }] },
    },
  }),
  [PROPS]: JSON.stringify({
    version: { pluginId: 'default', version: 'current', docsSidebars: { docs: [] }, docs: {} },
  }),
};

let generatedFilesDir: string;
beforeEach(() => {
  generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'route-table-'));
});
afterEach(() => rmSync(generatedFilesDir, { recursive: true }));

function configure(files: Record<string, string>, mode = 'production') {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(generatedFilesDir, name)), { recursive: true });
    writeFileSync(path.join(generatedFilesDir, name), text);
  }
  const plugin = routeTablePlugin({ generatedFilesDir, baseUrl: '/' } as LoadContext);
  return [false, true].map((isServer) =>
    plugin.configureWebpack!({ mode } as never, isServer, {} as never, undefined),
  );
}

it('replaces what Docusaurus generated, for browser and server', () => {
  const [browser, server] = configure(FILES);
  expect(browser).toMatchObject({ module: { rules: [{}, {}, {}] }, plugins: [{}, {}] });
  expect(server).toMatchObject({ module: { rules: [{}] } });
});

it('leaves the development server alone', () => {
  expect(configure({}, 'development')).toEqual([{}, {}]);
});

it.each([
  ['routes.js', `'use strict';\n${ROUTES}`],
  ['registry.js', '{'],
  ['routesChunkNames.json', '{}'],
  ['globalData.json', '{}'],
  ['globalData.json', JSON.stringify({ 'docusaurus-plugin-content-docs': { default: {} } })],
  [PROPS, '{"version":{"docsSidebars":{"docs":{}}}}'],
] as const)('warns once of a new form of %s, and builds with the stock modules', (file, text) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  expect(configure({ ...FILES, [file]: text })).toEqual([{}, {}]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/^\[route-table\] [^]+\nThe site is built with Docusaurus' own modules/),
  );
});

it('warns if a file is missing', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  expect(configure({ 'routes.js': ROUTES })).toEqual([{}, {}]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('routesChunkNames.json'));
});
