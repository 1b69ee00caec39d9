import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { runPool } from '../lib/runPool';

/** Smaller files don't save more than a header costs, in bytes. */
const MIN_SIZE = 256;

/** Number of parallel files; zlib has four threads. */
const CONCURRENCY = 8;

/**
 * Rarely requested files: demo code, data, pages as Markdown and of old versions. Most of a site.
 */
const ASKED_FOR = /\.(json|md)$|^x\/v\d+\//;

/** Takes a tenth of the time of the best quality, for files a few percent larger. */
const FAST_QUALITY = 9;

/** Takes a fiftieth of the time of the best quality. */
const QUICK_QUALITY = 4;

function getQuality(file: string, isQuick: boolean): number {
  if (isQuick) {
    return QUICK_QUALITY;
  }
  return ASKED_FOR.test(file) ? FAST_QUALITY : constants.BROTLI_MAX_QUALITY;
}

const FORMATS = {
  br: (content: Buffer, quality: number) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer, quality: number) =>
    promisify(gzip)(content, { level: Math.min(quality, constants.Z_BEST_COMPRESSION) }),
} as const;

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Compresses content into the cache unless it's already there. Returns whether it did. */
async function fillCache(content: Buffer, base: string, quality: number): Promise<boolean> {
  let isNew = false;
  for (const [ending, compress] of Object.entries(FORMATS)) {
    const file = `${base}.${ending}`;
    if (!(await isThere(file))) {
      isNew = true;
      // A stopped build doesn't leave a partial file under the final name.
      await writeFile(`${file}.part`, await compress(content, quality));
      await rename(`${file}.part`, file);
    }
  }
  return isNew;
}

/**
 * Writes `.br` and `.gz` next to each of the files (relative to `directory`), for servers that send
 * precompressed files. Content that was compressed before, under any name, comes from `cacheDir`.
 * Returns the number of newly compressed contents.
 */
export async function compressFiles(
  directory: string,
  files: readonly string[],
  { cacheDir, isQuick = false }: { cacheDir: string; isQuick?: boolean },
): Promise<number> {
  const filled = new Map<string, Promise<boolean>>();
  await mkdir(cacheDir, { recursive: true });
  await runPool(files, CONCURRENCY, async (file) => {
    const source = path.join(directory, file);
    const content = await readFile(source);
    if (content.length < MIN_SIZE) {
      return;
    }
    const quality = getQuality(file, isQuick);
    const hash = createHash('sha256').update(content).digest('hex');
    const base = path.join(cacheDir, `${hash}-${quality}`);
    filled.set(base, filled.get(base) ?? fillCache(content, base, quality));
    await filled.get(base);
    for (const ending of Object.keys(FORMATS)) {
      await copyFile(`${base}.${ending}`, `${source}.${ending}`);
    }
  });
  return (await Promise.all(filled.values())).filter(Boolean).length;
}
