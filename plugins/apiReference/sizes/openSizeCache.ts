import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspackVersion } from '@rspack/core';
import ts from 'typescript';
import { hashFiles } from '../../lib/hashFiles';
import { readTextFile } from '../../runner/resolver';

/** Sizes measured with the same packages and bundler. */
export interface SizeFile {
  hash: string;
  /** Bytes by digest of the bundle's key. */
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

/** The code of a file without comments, which change no size. */
const readCode = (file: string) =>
  ts.transpile(readFileSync(file, 'utf8'), {
    target: ts.ScriptTarget.ESNext,
    removeComments: true,
  });

/** Bundle keys contain dozens of components. */
const digest = (key: string) => hashFiles([key]).slice(0, 12);

/** The file in `cacheDir` with the measurements. */
export const getSizeFile = (cacheDir: string) => path.join(cacheDir, 'sizes.json');

/**
 * The sizes in `cacheDir/sizes.json` and in `knownFile` that were measured with these packages and
 * this bundler; others are dropped. Each size is written immediately, so that interrupted runs
 * aren't lost.
 */
export function openSizeCache(
  cacheDir: string,
  packageVersions: readonly string[],
  knownFile?: string,
): SizeCache {
  const file = getSizeFile(cacheDir);
  // Everything that affects a bundle's size, besides its imports.
  const hash = hashFiles([
    rspackVersion,
    readCode(path.join(__dirname, 'createBundler.ts')),
    packageVersions.join('\n'),
  ]);
  const bytes = { ...(knownFile && readBytes(knownFile, hash)), ...readBytes(file, hash) };
  return {
    get: (key) => bytes[digest(key)],
    set: (key, count) => {
      bytes[digest(key)] = count;
      mkdirSync(cacheDir, { recursive: true });
      // Written atomically, even if the build is stopped.
      writeFileSync(`${file}.new`, JSON.stringify({ hash, bytes } satisfies SizeFile));
      renameSync(`${file}.new`, file);
    },
  };
}
