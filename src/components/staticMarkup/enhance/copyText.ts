import { COPIED_MS } from '@site/src/components/copiedTimes';
import type { Announce } from './announce';

interface CopyOptions {
  text: string;
  announce: Announce;
  copied: string;
  failed: string;
  /**
   * Shows that it was copied. Returns a function that undoes it; undefined if it's already shown.
   */
  showCopied: () => (() => void) | undefined;
}

/** Copies text and reports the result, on the page and to screen readers. */
export async function copyText(options: CopyOptions): Promise<void> {
  const { text, announce, copied, failed, showCopied } = options;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Denied, or unavailable because the page isn't served securely.
    announce(failed);
    return;
  }
  const restore = showCopied();
  if (!restore) {
    return;
  }
  announce(copied);
  setTimeout(() => {
    restore();
    announce('');
  }, COPIED_MS);
}
