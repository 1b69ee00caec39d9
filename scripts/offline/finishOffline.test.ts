import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUILD_PLACEHOLDER, type PackIndex, type PackList } from '../../src/lib/contracts/offline';
import { DOCS_VERSIONS } from '../../src/lib/docsVersions';
import { PRODUCT_SLUGS } from '../../src/lib/products';
import { finishOffline } from './finishOffline';

const [CURRENT, OLD] = DOCS_VERSIONS as [(typeof DOCS_VERSIONS)[0], (typeof DOCS_VERSIONS)[0]];

let directory: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
  writeFileSync(path.join(directory, file), text);
};
const read = (file: string) => readFileSync(path.join(directory, file), 'utf8');
const readJson = <T>(file: string) => JSON.parse(read(file)) as T;

const writeRoutes = (folder: string, files: string[], routes: Record<string, number[]>) =>
  write(`${folder}/route-files.json`, JSON.stringify({ files, shell: [], routes, starts: {} }));

/** Assembles the site as the build does. */
function finish(): void {
  write('build/route-files.json', '{}');
  write('build/sw.js', `importScripts('/1.sw.js');`);
  write('build/1.sw.js', `self.build = '${BUILD_PLACEHOLDER}';`);
  finishOffline({
    buildDir: path.join(directory, 'build'),
    baseUrl: '/',
    versions: [CURRENT, OLD].map((name) => ({ name, outDir: path.join(directory, name) })),
  });
}

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'offline-'));
  write('build/x/react-data-grid/index.html', '<h1>Data Grid');
  write(`build/x/${OLD}/react-data-grid/index.html`, '<h1>Data Grid of old');
  write('build/assets/js/new.js', 'new');
  write('build/assets/js/old.js', 'old code');
  writeRoutes(CURRENT, ['assets/js/new.js'], { '/x/react-data-grid/': [0] });
  writeRoutes(OLD, ['assets/js/old.js'], { [`/x/${OLD}/react-data-grid/`]: [0] });
});
afterEach(() => rmSync(directory, { recursive: true }));

it('lists the packs of all versions with their sizes, each from its own build', () => {
  finish();
  const { build, packs } = readJson<PackIndex>('build/offline-packs/index.json');
  expect(packs.filter(({ version }) => version === CURRENT)).toHaveLength(PRODUCT_SLUGS.length);
  const old = readJson<PackList>(`build/offline-packs/${OLD}/data-grid.json`);
  expect(old).toMatchObject({ build, version: OLD, product: 'data-grid', pages: 1, size: 28 });
  expect(old.files.map(([file, size]) => [file, size])).toEqual([
    ['assets/js/old.js', 8],
    [`x/${OLD}/react-data-grid/`, 20],
  ]);
  expect(packs).toContainEqual(expect.objectContaining({ version: OLD, size: 28, hash: old.hash }));
});

it('puts one worker into its scope, named after the build, and leaves no other files', () => {
  finish();
  const { build } = readJson<PackIndex>('build/offline-packs/index.json');
  expect(read('build/x/sw.js')).toContain(`self.build = '${build}'`);
  ['sw.js', '1.sw.js', 'route-files.json'].forEach((file) =>
    expect(existsSync(path.join(directory, 'build', file))).toBe(false),
  );
});

it('renames the build, and only the pack that has changed', () => {
  finish();
  const before = readJson<PackIndex>('build/offline-packs/index.json');
  rmSync(path.join(directory, 'build/x/sw.js'));
  rmSync(path.join(directory, 'build/offline-packs'), { recursive: true });
  finish();
  expect(readJson<PackIndex>('build/offline-packs/index.json')).toEqual(before);
  rmSync(path.join(directory, 'build/x/sw.js'));
  rmSync(path.join(directory, 'build/offline-packs'), { recursive: true });
  write('build/x/react-data-grid/index.html', '<h1>Data grid');
  finish();
  const after = readJson<PackIndex>('build/offline-packs/index.json');
  expect(after.build).not.toBe(before.build);
  const changed = after.packs.filter(({ hash }, index) => hash !== before.packs[index]!.hash);
  expect(changed).toMatchObject([{ version: CURRENT, product: 'data-grid' }]);
});

it('leaves the worker of the kill switch unchanged, without packs', () => {
  write('build/x/sw.js', 'retired');
  write('build/route-files.json', '{}');
  finishOffline({ buildDir: path.join(directory, 'build'), baseUrl: '/', versions: [] });
  expect(read('build/x/sw.js')).toBe('retired');
  expect(existsSync(path.join(directory, 'build/offline-packs'))).toBe(false);
  expect(existsSync(path.join(directory, 'build/route-files.json'))).toBe(false);
});

it('warns about a version whose files were not listed, and creates the packs of the others', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  rmSync(path.join(directory, OLD, 'route-files.json'));
  finish();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(`${OLD} has no packs`));
  const { packs } = readJson<PackIndex>('build/offline-packs/index.json');
  expect(new Set(packs.map(({ version }) => version))).toEqual(new Set([CURRENT]));
  warn.mockRestore();
});

it('throws if the worker imports an unexpected script', () => {
  write('build/2.sw.js', '');
  expect(finish).toThrow('should import one script, but the build has 1.sw.js, 2.sw.js');
});
