import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { hashFiles, listFiles, listNamedParts } from '../../plugins/lib/hashFiles';
import {
  getPackPath,
  PACK_INDEX_PATH,
  WORKER_PATH,
  type PackFile,
  type PackIndex,
  type PackList,
  type PackSummary,
} from '../../src/lib/contracts/offline';
import { ROUTE_FILES_PATH, type RouteFiles } from '../../src/lib/contracts/routeFiles';
import { CURRENT_VERSION, type VersionName } from '../../src/lib/docsVersions';
import { hasProduct } from '../../src/lib/productVersions';
import { PRODUCT_SLUGS } from '../../src/lib/products';
import { listPackFiles } from './listPackFiles';
import { wrapWorker } from './wrapWorker';

/** Where `@docusaurus/plugin-pwa` writes the worker, regardless of the scope. */
const RAW_WORKER = 'sw.js';

/** Length of the hashes that identify files and builds. */
const HASH_LENGTH = 12;

interface FinishOptions {
  /** The published site. */
  buildDir: string;
  baseUrl: string;
  /** Each version, with the folder of its build. */
  versions: readonly { name: VersionName; outDir: string }[];
}

function createFileReader(buildDir: string) {
  const known = new Map<string, PackFile>();
  return (file: string): PackFile => {
    const found = known.get(file);
    if (found) {
      return found;
    }
    const source = path.join(buildDir, file.endsWith('/') ? `${file}index.html` : file);
    const hash = hashFiles([{ file: source }]).slice(0, HASH_LENGTH);
    const entry: PackFile = [file, statSync(source).size, hash];
    known.set(file, entry);
    return entry;
  };
}

const NO_ROUTES: RouteFiles = { files: [], shell: [], routes: {}, starts: {} };

/** The files that plugins/routeTable listed for a build; undefined if it couldn't. */
function readRouteFiles(outDir: string): RouteFiles | undefined {
  const file = path.join(outDir, ROUTE_FILES_PATH);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RouteFiles) : undefined;
}

/** Writes the list of each pack, and an index of all packs. */
function writePacks({ buildDir, baseUrl, versions }: FinishOptions, build: string): void {
  const readEntry = createFileReader(buildDir);
  const files = listFiles(buildDir).map((file) =>
    path.relative(buildDir, file).replaceAll('\\', '/'),
  );
  const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');
  const write = (file: string, value: PackList | PackIndex) => {
    mkdirSync(path.dirname(path.join(buildDir, file)), { recursive: true });
    writeFileSync(path.join(buildDir, file), JSON.stringify(value));
  };
  const current = versions.find(({ name }) => name === CURRENT_VERSION);
  const shared = current && readRouteFiles(current.outDir);
  const packs: PackSummary[] = [];
  for (const { name: version, outDir } of versions) {
    const routeFiles = readRouteFiles(outDir);
    if (!routeFiles) {
      console.warn(
        `[offline] ${version} has no packs because plugins/routeTable didn't list its files.`,
      );
      continue;
    }
    for (const product of PRODUCT_SLUGS.filter((slug) => hasProduct(version, slug))) {
      const built = { routeFiles, baseUrl, files, read };
      const listed = listPackFiles(built, { version, product }, shared ?? NO_ROUTES);
      const entries = listed.files.map(readEntry);
      const size = entries.reduce((sum, [, bytes]) => sum + bytes, 0);
      const hash = hashFiles([JSON.stringify(entries)]).slice(0, HASH_LENGTH);
      const summary: PackSummary = { version, product, size, pages: listed.pages, hash };
      packs.push(summary);
      write(getPackPath(summary), { ...summary, build, files: entries });
    }
  }
  write(PACK_INDEX_PATH, { build, packs });
}

/** Puts the worker into its scope, as one file that contains the build's name. */
function placeWorker(buildDir: string, build: string): void {
  const imported = readdirSync(buildDir).filter((file) => file.endsWith(`.${RAW_WORKER}`));
  if (imported.length !== 1) {
    throw new Error(
      `The service worker should import one script, but the build has ${imported.join(', ') || 'none'}.`,
    );
  }
  const [main, script] = [RAW_WORKER, imported[0]!].map((file) => {
    const text = readFileSync(path.join(buildDir, file), 'utf8');
    rmSync(path.join(buildDir, file));
    return text;
  });
  writeFileSync(path.join(buildDir, WORKER_PATH), wrapWorker(main!, script!, build));
}

/** Adds what offline reading needs to the assembled site: worker and packs. */
export function finishOffline(options: FinishOptions): void {
  const { buildDir } = options;
  rmSync(path.join(buildDir, ROUTE_FILES_PATH), { force: true });
  // The kill switch has its own worker and nothing to store.
  if (!existsSync(path.join(buildDir, RAW_WORKER))) {
    return;
  }
  const files = listFiles(buildDir);
  const build = hashFiles(listNamedParts(buildDir, files)).slice(0, HASH_LENGTH);
  placeWorker(buildDir, build);
  writePacks(options, build);
}
