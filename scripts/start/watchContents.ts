import { hashFiles, listFiles, listNamedParts } from '../../plugins/lib/hashFiles';
import { watchBursts } from './watchBursts';

/**
 * Tells when what stands in these files or folders (absolute) has become different; a save that changes
 * nothing is none. Returns the way back.
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
