/** Sent to the content when the address names another part of the page, or the same again. */
export const TARGET_EVENT = 'static-markup-target';

/** The part of the content that a hash names. */
export function findTarget(content: Element, hash: string): Element | undefined {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // A stray percent sign: the id is what it says.
  }
  const target = id ? document.getElementById(id) : null;
  return target && content.contains(target) ? target : undefined;
}
