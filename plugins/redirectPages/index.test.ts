import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Plugin } from '@docusaurus/types';
import { DOCS_VERSIONS } from '../../src/lib/docsVersions';
import { createRedirectPagesPlugin } from '.';
import { REDIRECT_SCRIPT_FILE } from './createRedirectPage';

type PostBuild = Parameters<NonNullable<Plugin['postBuild']>>[0];

let outDir: string;
const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'redirects-'));
});
afterEach(() => rmSync(outDir, { recursive: true }));

const build = (routesPaths: string[], to = '/x/new/') =>
  createRedirectPagesPlugin([{ from: '/x/old/', to }])({ baseUrl: '/docs/' }).postBuild!({
    outDir,
    routesPaths,
  } as PostBuild);

it('writes a page that redirects to the new URL, with and without JavaScript', async () => {
  await build(['/docs/x/new/']);
  const html = read('x/old/index.html');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/docs/x/new/">');
  expect(html).toContain(`<script src="/docs/${REDIRECT_SCRIPT_FILE}"></script>`);
  expect(html.indexOf('canonical')).toBeLessThan(html.indexOf('<script'));
});

it('keeps what follows the path of the URL', async () => {
  await build(['/docs/x/new/']);
  const target = /<link rel="canonical" href="([^"]*)">/.exec(read('x/old/index.html'))![1];
  const replace = jest.fn();
  runInNewContext(read(REDIRECT_SCRIPT_FILE), {
    document: { querySelector: () => ({ getAttribute: () => target }) },
    location: { replace, search: '?a=1', hash: '#b' },
  });
  expect(replace).toHaveBeenCalledWith('/docs/x/new/?a=1#b');
});

it('redirects to a page of another site', async () => {
  await build([], 'https://other.example/new/');
  expect(read('x/old/index.html')).toContain('url=https://other.example/new/"');
});

it("redirects to a version that's built separately", async () => {
  const [, older] = DOCS_VERSIONS;
  await build(['/docs/x/new/'], `/x/${older}/new/`);
  expect(read('x/old/index.html')).toContain(`url=/docs/x/${older}/new/"`);
  await expect(build([`/docs/x/${older}/`], `/x/${older}/new/`)).rejects.toThrow('/x/old/');
});

it('fails if a redirect points to a missing page', async () => {
  await expect(build(['/docs/x/other/'])).rejects.toThrow('/x/old/ → /x/new/');
});

it('leaves an existing page alone', async () => {
  mkdirSync(path.join(outDir, 'x/old'), { recursive: true });
  writeFileSync(path.join(outDir, 'x/old/index.html'), 'a page');
  await expect(build(['/docs/x/new/'])).rejects.toThrow('EEXIST');
});
