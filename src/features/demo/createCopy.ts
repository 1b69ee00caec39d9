import type { SourceFile } from '@site/src/lib/contracts/demos';
import { joinFiles } from '@site/src/lib/oneFile/joinFiles';

/** The program as one file, or, if a reader's edit can't be parsed, all of its files. */
async function merge(files: readonly SourceFile[]): Promise<string> {
  const { mergeFiles } = await import('@site/src/lib/oneFile/mergeFiles');
  try {
    return mergeFiles(files);
  } catch {
    return joinFiles(files);
  }
}

/** A program as one file that runs by itself. Rejects if the code for it can't be loaded. */
export function createCopy(files: readonly SourceFile[]): string | Promise<string> {
  const [entry] = files;
  return files.length === 1 && entry ? entry.code : merge(files);
}
