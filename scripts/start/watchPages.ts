import { existsSync } from 'node:fs';
import { watchBursts } from './watchBursts';

interface PageEvents {
  /** A page, or several at once, has been deleted or moved away. */
  onRemoval: () => void;
  /** A page has been written. */
  onChange: () => void;
}

/** Tells what happens to the pages below a folder (absolute). Returns the way back. */
export function watchPages(directory: string, { onRemoval, onChange }: PageEvents): () => void {
  return watchBursts([directory], (touched) => {
    const pages = touched.filter((file) => file.endsWith('.mdx'));
    if (pages.length > 0) {
      const isGone = pages.some((file) => !existsSync(file));
      (isGone ? onRemoval : onChange)();
    }
  });
}
