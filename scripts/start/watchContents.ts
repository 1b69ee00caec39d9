import { watch } from 'chokidar';
import { hashFiles, listFiles, listNamedParts } from '../../plugins/lib/hashFiles';

/** Editors write a file in several steps; ms to wait for the last of them. */
const QUIET_MS = 200;

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
  let timer: NodeJS.Timeout | undefined;
  const compare = () => {
    const next = hash();
    if (next !== last) {
      last = next;
      onChange();
    }
  };
  const watcher = watch([...files], { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(compare, QUIET_MS);
  });
  return () => {
    clearTimeout(timer);
    void watcher.close();
  };
}
