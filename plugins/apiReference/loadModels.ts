import { PRODUCT_SLUGS } from '../../src/lib/products';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import {
  API_MAJORS,
  type ApiMajor,
  type ApiProblem,
  type ApiProduct,
  type ApiProductId,
} from '../../src/lib/contracts/api';
import { getDocsDir } from '../../src/lib/docsVersions';
import { hashFiles } from '../lib/hashFiles';
import { createJitiCommand } from '../lib/jitiCommand';
import { runPool } from '../lib/runPool';
import { startProgram } from '../lib/startProgram';
import { readManifest } from '../packages/installed';
import { listInstalled } from './extract/listEntries';

/** The result of the extractor for one product of one major. */
export interface Extraction {
  model: ApiProduct;
  problems: readonly ApiProblem[];
}

const EXTRACT_DIR = path.join(__dirname, 'extract');
/** Other files that affect the result. */
const SOURCES = ['../../src/lib/products.ts', '../../nav/api.ts'].map((file) =>
  path.join(__dirname, file),
);

let extractor: string | undefined;

/**
 * All code that affects the result. It's read once, because the running code is the code at
 * startup.
 */
function readExtractor(): string {
  if (extractor === undefined) {
    const files = readdirSync(EXTRACT_DIR).filter((file) => /^\w+\.ts$/.test(file));
    extractor = [...files.sort().map((file) => path.join(EXTRACT_DIR, file)), ...SOURCES]
      .map((file) => readFileSync(file, 'utf8'))
      .join('');
  }
  return extractor;
}

/** The folder (absolute) whose packages are read for a major. */
export function getWorkspaceDir(siteDir: string, major: ApiMajor): string {
  return path.join(siteDir, getDocsDir(major));
}

/** A hash of everything that the result depends on: packages, extractor, compiler. */
function createStamp(workspaceDir: string, product: ApiProductId): string {
  // Without name and version, because a cut moves the same packages to another workspace.
  const { dependencies, devDependencies } = readManifest(workspaceDir);
  const installed = listInstalled(workspaceDir, product);
  return hashFiles([
    ts.version,
    JSON.stringify([dependencies, devDependencies]),
    ...installed.map(({ name, version }) => name + version),
    readExtractor(),
  ]).slice(0, 16);
}

function getCacheFile(siteDir: string, major: ApiMajor, product: ApiProductId): string {
  const stamp = createStamp(getWorkspaceDir(siteDir, major), product);
  return path.join(siteDir, `.cache/api-reference/${major}-${product}-${stamp}.json`);
}

/** A product to read, and the file for its extraction. */
interface Wanted {
  product: ApiProductId;
  file: string;
}

/** Running extractions by output file, so that later callers wait for them. */
const running = new Map<string, Promise<void>>();

/**
 * More space for new objects (MB) and single-threaded collection make a compiler a fifth faster.
 */
const NODE_OPTIONS = ['--max-semi-space-size=64', '--single-threaded-gc'];

/**
 * Reads declarations in a separate process, because compilers are big and there is more than one
 * core.
 */
async function runExtractor(
  siteDir: string,
  major: ApiMajor,
  wanted: readonly Wanted[],
): Promise<void> {
  const script = path.join(__dirname, 'extract/cli.ts');
  const products = wanted.map(({ product }) => product);
  const [node, ...args] = createJitiCommand(
    script,
    getWorkspaceDir(siteDir, major),
    major,
    ...products,
  );
  const { status, stdout, stderr } = await startProgram([node, ...NODE_OPTIONS, ...args]).result;
  if (status !== 0) {
    throw new Error(
      `Failed to read the types of ${products.join(', ')} ${major}:\n${stderr.trim()}`,
    );
  }
  const lines = stdout.trim().split('\n');
  wanted.forEach(({ file }, index) => {
    mkdirSync(path.dirname(file), { recursive: true });
    // Written atomically, because others may look for it at the same time.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, lines[index]!);
    renameSync(unfinished, file);
  });
}

function extract(siteDir: string, major: ApiMajor, wanted: readonly Wanted[]): Promise<void> {
  const key = wanted.map(({ file }) => file).join('\n');
  const task =
    running.get(key) ?? runExtractor(siteDir, major, wanted).finally(() => running.delete(key));
  running.set(key, task);
  return task;
}

/** The products that a major has packages for. */
function listProducts(siteDir: string, major: ApiMajor): ApiProductId[] {
  return PRODUCT_SLUGS.filter(
    (product) => listInstalled(getWorkspaceDir(siteDir, major), product).length > 0,
  );
}

/** Whether the models of a major are cached. */
export function isRead(siteDir: string, major: ApiMajor): boolean {
  return listProducts(siteDir, major).every((product) =>
    existsSync(getCacheFile(siteDir, major, product)),
  );
}

export interface ExtractionTime {
  major: ApiMajor;
  /** ms */
  duration: number;
  isCached: boolean;
}

export interface LoadedModels {
  extractions: Extraction[];
  times: ExtractionTime[];
}

async function loadMajor(siteDir: string, major: ApiMajor): Promise<LoadedModels> {
  const start = Date.now();
  const wanted: Wanted[] = listProducts(siteDir, major).map((product) => ({
    product,
    file: getCacheFile(siteDir, major, product),
  }));
  const missing = wanted.filter(({ file }) => !existsSync(file));
  if (missing.length > 0) {
    await extract(siteDir, major, missing);
  }
  const extractions = wanted.map(
    ({ file }) => JSON.parse(readFileSync(file, 'utf8')) as Extraction,
  );
  const time = { major, duration: Date.now() - start, isCached: missing.length === 0 };
  return { extractions, times: [time] };
}

/**
 * The models of the given majors (all by default), oldest major first, cached or newly extracted.
 */
export async function loadModels(
  siteDir: string,
  majors: readonly ApiMajor[] = API_MAJORS,
): Promise<LoadedModels> {
  const loaded = new Map<ApiMajor, LoadedModels>();
  await runPool(majors, availableParallelism(), async (major) => {
    loaded.set(major, await loadMajor(siteDir, major));
  });
  const inOrder = majors.map((major) => loaded.get(major)!);
  return {
    extractions: inOrder.flatMap(({ extractions }) => extractions),
    times: inOrder.flatMap(({ times }) => times),
  };
}

/** The model of one product of one major. Throws if the major doesn't have the product. */
export async function loadProduct(
  siteDir: string,
  major: ApiMajor,
  product: ApiProductId,
): Promise<ApiProduct> {
  const { extractions } = await loadMajor(siteDir, major);
  const found = extractions.find(({ model }) => model.product === product);
  if (!found) {
    throw new Error(`${product} has no packages in ${major}.`);
  }
  return found.model;
}

/** The same if it's cached; otherwise undefined, because reading takes a minute. */
export function readCachedProduct(
  siteDir: string,
  major: ApiMajor,
  product: ApiProductId,
): ApiProduct | undefined {
  const file = getCacheFile(siteDir, major, product);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Extraction).model
    : undefined;
}
