import texts from '@site/i18n/en/api.json';

const COPIED_ATTRIBUTE = 'data-copied';

/** Makes the style sheet show "Copied" next to an element. Returns a function that undoes it. */
export function markCopied(element: Element): () => void {
  element.setAttribute(COPIED_ATTRIBUTE, texts.live.copied);
  return () => element.removeAttribute(COPIED_ATTRIBUTE);
}
