/**
 * Replaces an element's text. Returns a function that restores it, or undefined if the text is
 * already the same.
 */
export function replaceWords(element: Element, words: string): (() => void) | undefined {
  const before = element.textContent;
  if (before === words) {
    return undefined;
  }
  element.textContent = words;
  return () => {
    element.textContent = before;
  };
}
