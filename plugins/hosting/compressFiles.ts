import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { runPool } from '../lib/runPool';

/** Smaller files do not get smaller by what a header costs, in bytes. */
const MIN_SIZE = 256;

/** Files at the same time: zlib has four threads. */
const CONCURRENCY = 8;

/** What few readers ask for: code of demos, data, pages as Markdown and of old versions. Most of a site. */
const ASKED_FOR = /\.(json|md)$|^x\/v\d+\//;

/** Takes a tenth of the time of the best, and gives some percent more. */
const FAST_QUALITY = 9;

/** Takes a fiftieth of the time of the best. */
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

/** Compresses content into the cache, unless it is there. Returns whether it did. */
async function fillCache(content: Buffer, base: string, quality: number): Promise<boolean> {
  let isNew = false;
  for (const [ending, compress] of Object.entries(FORMATS)) {
    const file = `${base}.${ending}`;
    if (!(await isThere(file))) {
      isNew = true;
      // A build that is stopped leaves no half of a file under its name.
      await writeFile(`${file}.part`, await compress(content, quality));
      await rename(`${file}.part`, file);
    }
  }
  return isNew;
}

/**
 * Writes `.br` and `.gz` beside each of the files (relative to `directory`), for servers that send
 * what is compressed already. What has been compressed once, under whatever name, is taken from
 * `cacheDir`. Returns how many contents were compressed anew.
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
