import { watch } from 'chokidar';

/** Editors write or remove a file in several steps; ms to wait for the last one. */
const QUIET_MS = 200;

/**
 * Watches files or folders (absolute) and reports the touched files once a burst of changes is
 * over. Returns a function that stops it.
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
