import type { Announce } from './announce';

/** How long to show that something was copied, in ms: long enough to read one word. */
const COPIED_MS = 1200;

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
