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
  /** Without, the build has a worker that retires the one that readers may have. */
  isOn: boolean;
  /** Whether this build has the current version, and with it the worker of all versions. */
  hasCurrent: boolean;
}

/** In a folder of that name, since `@docusaurus/plugin-pwa` does not compile packages anew for Chrome 56. */
const CODE_FILE = '.cache/service-worker/node_modules/worker.js';

/** Folders that have nothing of the shell, so that nobody reads them for it. */
const NO_SHELL = ['img/links', 'runner', 'demo-sources', 'search-index', 'x/api', 'x/react-*'];

/** Without them (`plugins/routeTable` knows the form of no other release) the HTML alone says what the shell is. */
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
 * Registers the service worker on the documentation host. The worker is one for the builds of all
 * versions, made with the current one: `@docusaurus/plugin-pwa` bundles our part of it
 * (`src/worker`), installs the shell and answers SKIP_WAITING; `scripts/offline` puts it where it
 * belongs when the site is put together.
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
