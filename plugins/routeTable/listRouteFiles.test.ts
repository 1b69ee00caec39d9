import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  listRouteFiles,
  ROUTE_FILES_PATH,
  type RouteFiles,
} from '../../src/lib/contracts/routeFiles';
import type { RouteTable } from '../../src/lib/contracts/routeTable';
import { runCompiler } from '../lib/runCompiler';
import { createRouteFilesWriter } from './listRouteFiles';

/** All pages share the module of the frame around them; each page has its own. */
const TABLE: RouteTable = {
  paths: ['/base/x/', '/base/x/a/', '/base/x/b/'].join('\n'),
  kinds: [
    { attributes: {}, modules: { __comp: 0 } },
    { attributes: { exact: true }, modules: { content: null } },
  ],
  runs: [[0, [[1, 2]]]],
  sharedModules: 1,
};

const FILES = {
  'main.js': `import './registry'; globalThis.set = () => import('./settings');`,
  'registry.js': `globalThis.split = () => import('./split').then((all) => all.default);`,
  'split.js': `export default [() => import('./frame'), () => import('./a'), () => import('./b')];`,
  'frame.js': `export const open = () => import('./feedback');`,
  'a.js': `import './a.css'; export const run = () => import('./demo');`,
  'a.css': '.a { color: red }',
  'b.js': `export const run = () => import('./a').then((a) => a.run());`,
  'demo.js': `export const library = () => import('./library');`,
  'library.js': `export const library = 1;`,
  'feedback.js': `export const feedback = 1;`,
  'settings.js': `export const settings = 1;`,
};

let directory: string;
let routeFiles: RouteFiles;
beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'route-files-'));
  mkdirSync(path.join(directory, 'src'));
  for (const [name, text] of Object.entries(FILES)) {
    writeFileSync(path.join(directory, 'src', name), text);
  }
  const errors = await runCompiler({
    mode: 'production',
    context: directory,
    entry: { main: path.join(directory, 'src/main.js') },
    output: { path: path.join(directory, 'out'), chunkFilename: '[name].js' },
    experiments: { css: true },
    optimization: { chunkIds: 'named', minimize: false },
    plugins: [
      createRouteFilesWriter({
        request: path.join(directory, 'src/split.js'),
        table: () => TABLE,
        baseUrl: '/base/',
      }),
    ],
  });
  expect(errors).toEqual([]);
  routeFiles = JSON.parse(
    readFileSync(path.join(directory, 'out', ROUTE_FILES_PATH), 'utf8'),
  ) as RouteFiles;
});
afterAll(() => rmSync(directory, { recursive: true }));

const list = (route: string) => listRouteFiles(routeFiles, route).sort();

const SHELL = ['main.js', 'src_settings_js.js'];
const FRAME = ['src_feedback_js.js', 'src_frame_js.js'];

it('lists what a page loads and what that may load later, with the frame around it', () => {
  expect(list('/x/a/')).toEqual(
    [
      ...SHELL,
      ...FRAME,
      ...['src_a_js.css', 'src_a_js.js', 'src_demo_js.js', 'src_library_js.js'],
    ].sort(),
  );
  expect(list('/x/b/')).toEqual(expect.arrayContaining(['src_b_js.js', 'src_library_js.js']));
});

it('knows what a page hydrates with', () => {
  const start = routeFiles.starts['/x/a/']!.map((place) => routeFiles.files[place]).sort();
  expect(start).toEqual(['main.js', 'src_a_js.css', 'src_a_js.js', 'src_frame_js.js']);
});

it('knows the shell on its own, and no page through it', () => {
  expect(list('/x/none/')).toEqual(SHELL);
});
