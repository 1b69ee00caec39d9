import type { Announce } from './announce';

/** How long a thing says that it was copied, in ms: long enough to read one word. */
const COPIED_MS = 1200;

interface CopyOptions {
  text: string;
  announce: Announce;
  copied: string;
  failed: string;
  /** Shows that it was copied. Returns the way back; nothing where it is shown already. */
  showCopied: () => (() => void) | undefined;
}

/** Copies a text and says how it went, on the page and to screen readers. */
export async function copyText(options: CopyOptions): Promise<void> {
  const { text, announce, copied, failed, showCopied } = options;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Refused, or not there at all where the page is not served securely.
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
