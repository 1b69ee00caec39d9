import { watch } from 'chokidar';

/** Editors write, or take away, a file in several steps; ms to wait for the last of them. */
const QUIET_MS = 200;

/**
 * Tells which files were touched below files or folders (absolute), once a burst of it is over.
 * Returns the way back.
 */
export function watchBursts(
  files: readonly string[],
  onQuiet: (touched: readonly string[]) => void,
): () => void {
  const touched = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    const names = [...touched];
    touched.clear();
    onQuiet(names);
  };
  const watcher = watch([...files], { ignoreInitial: true, ignored: /node_modules/ });
  watcher.on('all', (_event, file) => {
    touched.add(file);
    clearTimeout(timer);
    timer = setTimeout(tell, QUIET_MS);
  });
  return () => {
    clearTimeout(timer);
    void watcher.close();
  };
}
