import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspackVersion } from '@rspack/core';
import { hashFiles } from '../../lib/hashFiles';
import { readTextFile } from '../../runner/resolver';

interface CacheFile {
  hash: string;
  /** Bytes by the key of the bundle. */
  bytes: Record<string, number>;
}

export interface SizeCache {
  get: (key: string) => number | undefined;
  set: (key: string, bytes: number) => void;
}

function readBytes(file: string, hash: string): Record<string, number> {
  const text = readTextFile(file);
  const stored = text === undefined ? undefined : (JSON.parse(text) as CacheFile);
  return stored?.hash === hash ? stored.bytes : {};
}

/**
 * The sizes in `cacheDir/sizes.json` that were measured with these packages and this bundler;
 * those of others are forgotten. Written at once, so that an interrupted run is not lost.
 */
export function openSizeCache(cacheDir: string, packageVersions: readonly string[]): SizeCache {
  const file = path.join(cacheDir, 'sizes.json');
  // All that decides a bundle's size, besides what it imports.
  const hash = hashFiles([
    rspackVersion,
    { file: path.join(__dirname, 'createBundler.ts') },
    packageVersions.join('\n'),
  ]);
  const bytes = readBytes(file, hash);
  return {
    get: (key) => bytes[key],
    set: (key, count) => {
      bytes[key] = count;
      mkdirSync(cacheDir, { recursive: true });
      // Never half a file, whenever the build is stopped.
      writeFileSync(`${file}.new`, JSON.stringify({ hash, bytes } satisfies CacheFile));
      renameSync(`${file}.new`, file);
    },
  };
}
