import texts from '@site/i18n/en/apiCatalogue.json';
import type { Announce } from '@site/src/components/staticMarkup/announce';

/** How long a thing says that it was copied, in ms (specification, section 9). */
const COPIED_MS = 1200;

interface CopyOptions {
  text: string;
  /** Its words become "Copied" for a moment. */
  element: Element;
  failure: string;
  announce: Announce;
}

/** Copies a text and says how it went, on the element and to screen readers. */
export async function copyText({ text, element, failure, announce }: CopyOptions): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Refused, or not there at all where the page is not served securely.
    announce(failure);
    return;
  }
  const words = element.textContent;
  if (words === texts.live.copied) {
    return;
  }
  element.textContent = texts.live.copied;
  announce(texts.live.copied);
  setTimeout(() => {
    element.textContent = words;
    announce('');
  }, COPIED_MS);
}
