import { writeClipboard } from '@site/src/components/writeClipboard';
import type { SourceFile } from '@site/src/lib/contracts/demos';
import { joinFiles } from '@site/src/lib/oneFile/joinFiles';

/**
 * A program as one file that runs by itself, or, if it can't be one because of a reader's edit, all
 * of its files. The code for it is loaded on demand.
 */
export function createCopy(files: readonly SourceFile[]): string | Promise<string> {
  const [entry] = files;
  return files.length === 1 && entry
    ? entry.code
    : import('@site/src/lib/oneFile/mergeFiles')
        .then(({ mergeFiles }) => mergeFiles(files))
        .catch(() => joinFiles(files));
}

/** Copies each file of a program, below its name. */
export const copyFiles = (files: readonly SourceFile[]) => writeClipboard(joinFiles(files));
