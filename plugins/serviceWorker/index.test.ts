import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { OFFLINE_CONFIG_ID } from '../../src/lib/contracts/offline';
import { createServiceWorkerPlugins } from '.';

const siteDir = path.join(__dirname, '../..');
let outDir: string;
const environment = process.env.NODE_ENV;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'worker-'));
  Object.assign(process.env, { NODE_ENV: 'production' });
});
afterEach(() => {
  rmSync(outDir, { recursive: true });
  Object.assign(process.env, { NODE_ENV: environment });
});

function create(options: { isOn: boolean; hasCurrent: boolean; docsHost?: string }) {
  const [plugin, ...others] = createServiceWorkerPlugins({
    siteDir,
    docsHost: 'mui.com',
    ...options,
  });
  const context = { siteDir, outDir, baseUrl: '/' } as LoadContext;
  return { own: (plugin as (context: LoadContext) => Plugin)(context), others };
}

const getTags = (plugin: Plugin) =>
  JSON.stringify(plugin.injectHtmlTags!({ content: undefined }) ?? {});

it('passes the host to every page, and builds the worker only with the current version', () => {
  const current = create({ isOn: true, hasCurrent: true });
  const old = create({ isOn: true, hasCurrent: false });
  [current, old].forEach(({ own }) => expect(getTags(own)).toContain(OFFLINE_CONFIG_ID));
  expect(getTags(current.own)).toContain('mui.com');
  expect(current.others).toHaveLength(1);
  expect(old.others).toEqual([]);
});

it('when switched off, pages register nothing and an existing worker retires', async () => {
  const { own, others } = create({ isOn: false, hasCurrent: true });
  expect(getTags(own)).not.toContain(OFFLINE_CONFIG_ID);
  expect(others).toEqual([]);
  await own.postBuild!({ outDir } as never);
  const worker = readFileSync(path.join(outDir, 'x/sw.js'), 'utf8');

  // Runs it like browsers do.
  const listeners = new Map<string, (event: object) => void>();
  const done: unknown[] = [];
  const names = ['x-docs-visited/b1/page', 'x-docs-pack/v8/charts', 'another-app'];
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    skipWaiting: () => done.push('skipWaiting'),
    registration: {
      scope: 'https://mui.com/x/',
      unregister: () => Promise.resolve(done.push('unregister')),
    },
  };
  const caches = {
    keys: () => Promise.resolve(names),
    delete: (name: string) => Promise.resolve(done.push(name)),
  };
  new Function('self', 'caches', worker)(scope, caches);
  expect([...listeners.keys()]).toEqual(['install', 'activate']);
  const work: unknown[] = [];
  listeners.forEach((listener) =>
    listener({ waitUntil: (promise: unknown) => work.push(promise) }),
  );
  await Promise.all(work);
  expect(done).toEqual(['skipWaiting', names[0], names[1], 'unregister']);
});

it.each(['https://mui.com', 'mui.com:8080', 'mui.com/x', ''])(
  'rejects the host %j and says what would be valid',
  (docsHost) => {
    expect(() => create({ isOn: true, hasCurrent: true, docsHost })).toThrow(
      `SITE_DOCS_HOST is "${docsHost}"; it must be a host name`,
    );
  },
);
