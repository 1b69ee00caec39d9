import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteSettings } from '../../site.config';
import { findBlockedCode } from './findBlockedCode';
import type { ReviewedCode } from './inlineCode';
import { hashCode } from './readInlineCode';
import { writeHosting } from './writeHosting';

let directory: string;
const inBuild = (file: string) => path.join(directory, 'build', file);
const read = (file: string) => readFileSync(inBuild(file), 'utf8');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(inBuild(file)), { recursive: true });
  writeFileSync(inBuild(file), text);
}

const review = (kind: ReviewedCode['kind'], place: ReviewedCode['place'], code: string) => ({
  ...{ name: code, reason: '', source: '', kind, place },
  hash: hashCode(code),
});
const REVIEWED = [
  review('script', 'pages', 'home()'),
  review('script', 'pages', 'missing()'),
  review('style', 'pages', 'p{}'),
  review('script', 'runner', 'run()'),
];

const build = (isPart = false) =>
  writeHosting({
    isPart,
    reviewed: REVIEWED,
    buildDir: inBuild(''),
    hostingDir: path.join(directory, 'hosting'),
    cacheDir: path.join(directory, 'cache'),
    redirects: [{ from: '/x/', to: '/x/introduction/' }],
    settings: { ...siteSettings, url: 'https://docs.example', baseUrl: '/docs/' },
  });

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
  directory = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  write('index.html', '<meta charset=utf-8><script>home()</script>');
  write('404.html', '<head><meta charset="utf-8"><script>missing()</script>');
  write('runner/v8/index.html', '<script>run()</script>');
  write('x/introduction/index.html', `<style>p{}</style>${'<p>Text</p>'.repeat(50)}`);
});
afterEach(() => rmSync(directory, { recursive: true }));

it('finds nothing in a site as it was built', async () => {
  await build();
  expect(await findBlockedCode(inBuild(''), '/docs/', REVIEWED)).toEqual([]);
});

it('also checks the list, whatever the header allows', async () => {
  await build();
  const rest = REVIEWED.filter(({ name }) => name !== 'missing()');
  expect(await findBlockedCode(inBuild(''), '/docs/', rest)).toEqual([
    expect.stringContaining('404.html: the policy has no hash for its script "missing()"'),
  ]);
});

it('reports page and script of code that was added after the build', async () => {
  await build();
  write('late/index.html', '<script>late()</script>');
  write('runner/v8/index.html', '<script>home()</script>');
  expect(await findBlockedCode(inBuild(''), '/docs/', REVIEWED)).toEqual([
    expect.stringContaining('late/index.html: the policy has no hash for its script "late()"'),
    expect.stringContaining('runner/v8/index.html: the policy has no hash for its script "home()"'),
  ]);
});

it('rejects a build with an additional inline script, with its pages and hash', async () => {
  for (const name of ['a', 'b', 'c']) {
    write(`x/${name}/index.html`, '<script>more()</script>');
  }
  await expect(build()).rejects.toThrow(
    `x/a/index.html and 2 more: the policy has no hash for its script "more()". If it belongs there, review it and add ${hashCode('more()')} to plugins/hosting/inlineCode.ts`,
  );
  expect(read('_headers')).not.toContain(hashCode('more()'));
});

it('rejects a build with an additional inline style', async () => {
  write('x/a/index.html', '<style>b{}</style>');
  await expect(build()).rejects.toThrow('no hash for its style "b{}"');
});

it('rejects a build without the reviewed code', async () => {
  write('index.html', '<meta charset=utf-8>');
  await expect(build()).rejects.toThrow(
    'No document contains "home()", which plugins/hosting/inlineCode.ts lists',
  );
});

it('accepts a build of some pages without the code of others', async () => {
  write('index.html', '<meta charset=utf-8>');
  await expect(build(true)).resolves.toBeUndefined();
});

it('rejects a build with a script that no hash allows', async () => {
  write('index.html', '<meta charset=utf-8><script>home()</script><p onclick="go()">');
  await expect(build()).rejects.toThrow('index.html: no hash can allow the script in');
});

it('rejects a build with a file without a media type', async () => {
  write('x/demo.wasm', '');
  await expect(build()).rejects.toThrow('no media type for wasm');
});

it('writes what hosts need, under the base path', async () => {
  await build();
  expect(read('_redirects')).toBe('/docs/x/ /docs/x/introduction/ 301\n');
  expect(read('_headers')).toContain("script-src 'self' https://docs.example/docs/runner/");
  expect(read('404.html')).toMatch(
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/,
  );
  expect(readFileSync(path.join(directory, 'hosting/site.conf'), 'utf8')).toContain('"/docs/x/"');
  expect(read('x/introduction/index.html.gz')).not.toBe('');
});
