import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspackVersion } from '@rspack/core';
import { hashFiles } from '../../lib/hashFiles';
import { readTextFile } from '../../runner/resolver';

/** Sizes that were measured with the same packages and bundler. */
export interface SizeFile {
  hash: string;
  /** Bytes by the digest of the bundle's key. */
  bytes: Record<string, number>;
}

export interface SizeCache {
  get: (key: string) => number | undefined;
  set: (key: string, bytes: number) => void;
}

function readBytes(file: string, hash: string): Record<string, number> {
  const text = readTextFile(file);
  const stored = text === undefined ? undefined : (JSON.parse(text) as SizeFile);
  return stored?.hash === hash ? stored.bytes : {};
}

/** Keys of bundles name dozens of components. */
const digest = (key: string) => hashFiles([key]).slice(0, 12);

/** The file in `cacheDir` that holds what was measured. */
export const getSizeFile = (cacheDir: string) => path.join(cacheDir, 'sizes.json');

/**
 * The sizes in `cacheDir/sizes.json` and in `knownFile` that were measured with these packages and
 * this bundler; those of others are forgotten. Written at once, so that an interrupted run is not lost.
 */
export function openSizeCache(
  cacheDir: string,
  packageVersions: readonly string[],
  knownFile?: string,
): SizeCache {
  const file = getSizeFile(cacheDir);
  // All that decides a bundle's size, besides what it imports.
  const hash = hashFiles([
    rspackVersion,
    { file: path.join(__dirname, 'createBundler.ts') },
    packageVersions.join('\n'),
  ]);
  const bytes = { ...(knownFile && readBytes(knownFile, hash)), ...readBytes(file, hash) };
  return {
    get: (key) => bytes[digest(key)],
    set: (key, count) => {
      bytes[digest(key)] = count;
      mkdirSync(cacheDir, { recursive: true });
      // Never half a file, whenever the build is stopped.
      writeFileSync(`${file}.new`, JSON.stringify({ hash, bytes } satisfies SizeFile));
      renameSync(`${file}.new`, file);
    },
  };
}
