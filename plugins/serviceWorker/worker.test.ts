import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import pwaPlugin, { type Options } from '@docusaurus/plugin-pwa';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { rspack } from '@rspack/core';
import { WORKER_QUERY } from '../../src/lib/contracts/offline';
import { wrapWorker } from '../../scripts/offline/wrapWorker';
import { createServiceWorkerPlugins } from '.';

const FILES = {
  'x/offline/index.html': '<script src=/assets/js/main.1a2b3c4d.js defer></script>',
  'assets/js/main.1a2b3c4d.js': '',
  'assets/js/charts.1a2b3c4d.js': '',
  'route-files.json': JSON.stringify({ files: [], shell: [], routes: {}, starts: {} }),
};

const environment = process.env.NODE_ENV;
let outDir: string;
beforeEach(() => {
  Object.assign(process.env, { NODE_ENV: 'production' });
  outDir = mkdtempSync(path.join(tmpdir(), 'pwa-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
    writeFileSync(path.join(outDir, file), text);
  }
});
afterEach(() => {
  Object.assign(process.env, { NODE_ENV: environment });
  rmSync(outDir, { recursive: true });
});

it('the compiled worker answers requests, with only the shell in its list', async () => {
  const [own, [, options]] = createServiceWorkerPlugins({
    siteDir: path.join(__dirname, '../..'),
    docsHost: 'mui.com',
    isOn: true,
    hasCurrent: true,
  }) as [(context: LoadContext) => Plugin, [string, Options]];
  const siteConfig = { future: { faster: { rspackBundler: true, swcJsMinimizer: true } } };
  const context = {
    ...{ outDir, baseUrl: '/', siteConfig },
    i18n: { currentLocale: 'en' },
  } as unknown as LoadContext;
  await own(context).loadContent!();
  const plugin = (pwaPlugin as unknown as (context: LoadContext, options: Options) => Plugin)(
    context,
    { pwaHead: [], ...options },
  );
  const currentBundler = { name: 'rspack', instance: rspack };
  await plugin.postBuild!({ ...context, currentBundler } as never);

  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
  const imported = readdirSync(outDir).filter((file) => file.endsWith('.sw.js'));
  expect(imported).toHaveLength(1);
  const worker = wrapWorker(read('sw.js'), read(imported[0]!), 'b1');
  expect([...worker.matchAll(/"url":"([^"]*)"/g)].map(([, url]) => url)).toEqual([
    '/x/offline/',
    '/assets/js/main.1a2b3c4d.js',
  ]);

  const listeners = new Set<string>();
  const scope: Record<string, unknown> = {
    ...{ URL, URLSearchParams, Request, Response, Promise, console },
    location: new URL(`https://mui.com/x/sw.js${WORKER_QUERY}`),
    registration: { scope: 'https://mui.com/x/' },
    addEventListener: (type: string) => listeners.add(type),
  };
  scope.self = scope;
  vm.runInNewContext(worker, scope);
  // Before the browser continues: this waits only for what has already happened.
  await new Promise((resolve) => setTimeout(resolve));
  expect([...listeners].sort()).toEqual(['activate', 'fetch', 'install', 'message']);
});
