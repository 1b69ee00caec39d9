/** What a comment is about: the page or the section under a heading. */
export interface Subject {
  heading?: HTMLElement;
}

/** A heading's text without badges, its link to itself and buttons, which all have a class. */
export function getTitle(heading: Element): string {
  const nodes = [...heading.childNodes].filter((node) => !(node as Element).className);
  return nodes
    .map(({ textContent }) => textContent)
    .join('')
    .trim();
}
