import texts from '@site/i18n/en/api.json';
import type { Announce } from '@site/src/components/staticMarkup/announce';

/** How long a thing says that it was copied, in ms (specification, section 9). */
const COPIED_MS = 1200;

interface CopyOptions {
  text: string;
  /** Gets the word "Copied" as `data-copied` for a moment. */
  element: Element;
  failure: string;
  announce: Announce;
}

/** Copies a text and says how it went, beside the element and to screen readers. */
export async function copyText({ text, element, failure, announce }: CopyOptions): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Refused, or not there at all where the page is not served securely.
    announce(failure);
    return;
  }
  element.setAttribute('data-copied', texts.live.copied);
  announce(texts.live.copied);
  setTimeout(() => {
    element.removeAttribute('data-copied');
    announce('');
  }, COPIED_MS);
}
