import { existsSync } from 'node:fs';
import { watch } from 'chokidar';

/** Editors take a file away before they put the new one there; ms until it is really gone. */
const QUIET_MS = 200;

interface PageEvents {
  /** A page, or several at once, has been deleted or moved away. */
  onRemoval: () => void;
  /** A page has been written. */
  onChange: () => void;
}

/** Tells what happens to the pages below a folder (absolute). Returns the way back. */
export function watchPages(directory: string, { onRemoval, onChange }: PageEvents): () => void {
  const touched = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    const isGone = [...touched].some((file) => !existsSync(file));
    touched.clear();
    (isGone ? onRemoval : onChange)();
  };
  const watcher = watch(directory, { ignoreInitial: true, ignored: /node_modules/ });
  watcher.on('all', (_event, file) => {
    if (file.endsWith('.mdx')) {
      touched.add(file);
      clearTimeout(timer);
      timer = setTimeout(tell, QUIET_MS);
    }
  });
  return () => {
    clearTimeout(timer);
    void watcher.close();
  };
}
