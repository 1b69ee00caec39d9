import { existsSync } from 'node:fs';
import { watchBursts } from './watchBursts';

interface PageEvents {
  /** One or more pages have been deleted or moved. */
  onRemoval: () => void;
  /** A page has been written. */
  onChange: () => void;
}

/** Watches the pages in a folder (absolute). Returns a function that stops it. */
export function watchPages(directory: string, { onRemoval, onChange }: PageEvents): () => void {
  return watchBursts([directory], (touched) => {
    const pages = touched.filter((file) => file.endsWith('.mdx'));
    if (pages.length > 0) {
      const isGone = pages.some((file) => !existsSync(file));
      (isGone ? onRemoval : onChange)();
    }
  });
}
