import texts from '@site/i18n/en/api.json';

const COPIED_ATTRIBUTE = 'data-copied';

/** Lets the style sheet write "Copied" beside an element. Returns the way back. */
export function markCopied(element: Element): () => void {
  element.setAttribute(COPIED_ATTRIBUTE, texts.live.copied);
  return () => element.removeAttribute(COPIED_ATTRIBUTE);
}
