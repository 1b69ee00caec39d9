/** Fired on the content when the URL targets another part of the page, or the same part again. */
export const TARGET_EVENT = 'static-markup-target';

/** The part of the content that a hash targets. */
export function findTarget(content: Element, hash: string): Element | undefined {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // A stray percent sign: use the ID as is.
  }
  const target = id ? document.getElementById(id) : null;
  return target && content.contains(target) ? target : undefined;
}
