/** Gives an element other words. Returns the way back; undefined where it has these already. */
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
