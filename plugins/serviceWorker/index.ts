import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Options as PwaOptions } from '@docusaurus/plugin-pwa';
import type { LoadContext, Plugin, PluginConfig } from '@docusaurus/types';
import { OFFLINE_CONFIG_ID, OFFLINE_PAGE, WORKER_PATH } from '../../src/lib/contracts/offline';
import { ROUTE_FILES_PATH, type RouteFiles } from '../../src/lib/contracts/routeFiles';
import { createConfigTags } from '../lib/createConfigTags';
import { compileWorker } from './compileWorker';
import { keepShell, type Entry } from './keepShell';
import { createOfflineConfig } from './options';

interface ServiceWorkerOptions {
  siteDir: string;
  /** The host name on which pages register the worker. */
  docsHost: string;
  /** If false, the build contains a worker that retires the one that readers may have. */
  isOn: boolean;
  /** Whether this build has the current version, which includes the worker of all versions. */
  hasCurrent: boolean;
}

/** In `node_modules`, because `@docusaurus/plugin-pwa` doesn't recompile packages for Chrome 56. */
const CODE_FILE = '.cache/service-worker/node_modules/worker.js';

/** Folders without parts of the shell, which needn't be read. */
const NO_SHELL = ['img/links', 'runner', 'demo-sources', 'search-index', 'x/api', 'x/react-*'];

/**
 * Without them (`plugins/routeTable` supports only known Docusaurus releases), only the HTML
 * defines the shell.
 */
function readRouteFiles(outDir: string): Pick<RouteFiles, 'files' | 'starts'> {
  const file = path.join(outDir, ROUTE_FILES_PATH);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as RouteFiles)
    : { files: [], starts: {} };
}

function readShell({ outDir, baseUrl }: LoadContext) {
  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
  return {
    baseUrl,
    routeFiles: readRouteFiles(outDir),
    html: read(`${OFFLINE_PAGE}index.html`),
  };
}

/**
 * Registers the service worker on the documentation host. The builds of all versions share one
 * worker, which is built with the current version: `@docusaurus/plugin-pwa` bundles our part of it
 * (`src/worker`), installs the shell and handles SKIP_WAITING; `scripts/offline` moves it into
 * place when the site is assembled.
 */
export function createServiceWorkerPlugins(options: ServiceWorkerOptions): PluginConfig[] {
  const { siteDir, docsHost, isOn, hasCurrent } = options;
  const config = createOfflineConfig(docsHost);
  const isPublished = process.env.NODE_ENV === 'production';
  let context: LoadContext;

  const plugin = (loadContext: LoadContext): Plugin => {
    context = loadContext;
    return {
      name: 'service-worker',
      async loadContent() {
        if (isOn && hasCurrent && isPublished) {
          const file = path.join(siteDir, CODE_FILE);
          await compileWorker({ siteDir, entry: 'index.ts', file, isModule: true });
        }
      },
      getClientModules: () => [path.join(siteDir, 'src/features/offline/clientModule.ts')],
      injectHtmlTags: () => ({
        headTags: createConfigTags(OFFLINE_CONFIG_ID, isOn && isPublished ? config : undefined),
      }),
      async postBuild({ outDir }) {
        if (!isOn && hasCurrent) {
          const file = path.join(outDir, WORKER_PATH);
          await compileWorker({ siteDir, entry: 'retire.ts', file, isModule: false });
        }
      },
    };
  };
  const pwa: PwaOptions = {
    swRegister: false,
    swCustom: path.join(siteDir, CODE_FILE),
    offlineModeActivationStrategies: ['always'],
    injectManifestConfig: {
      globIgnores: NO_SHELL.map((folder) => `${folder}/**`),
      manifestTransforms: [
        (entries: Entry[]) => ({ manifest: keepShell(entries, readShell(context)) }),
      ],
    } as unknown as PwaOptions['injectManifestConfig'],
  };
  return [
    plugin,
    ...(isOn && hasCurrent ? [['@docusaurus/plugin-pwa', pwa]] : []),
  ] as PluginConfig[];
}
