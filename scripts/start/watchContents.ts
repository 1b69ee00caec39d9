import { hashFiles, listFiles, listNamedParts } from '../../plugins/lib/hashFiles';
import { watchBursts } from './watchBursts';

/**
 * Watches the contents of files or folders (absolute); saves that change nothing are ignored.
 * Returns a function that stops it.
 */
export function watchContents(
  directory: string,
  files: readonly string[],
  onChange: () => void,
): () => void {
  const hash = () => hashFiles(listNamedParts(directory, files.flatMap(listFiles)));
  let last = hash();
  return watchBursts(files, () => {
    const next = hash();
    if (next !== last) {
      last = next;
      onChange();
    }
  });
}
