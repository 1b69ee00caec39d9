/**
 * Links with code that need not wait for the reader: those whose code the reader has already run in
 * this tab, or made here. All others wait, since anybody can write a link.
 */

const KEY = 'own-code-links';

/** A link holds up to some 200 kB, and a tab's storage 5 MB. */
const MAX_COUNT = 10;

function readLinks(): string[] {
  try {
    const links: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(links) ? links.filter((link) => typeof link === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether this tab knows the code of an address's hash. */
export function isOwnLink(hash: string): boolean {
  return readLinks().includes(hash);
}

/** Remembers the hash until the tab closes, so that its code runs at once after a reload. */
export function keepOwnLink(hash: string): void {
  const links = [hash, ...readLinks().filter((link) => link !== hash)].slice(0, MAX_COUNT);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(links));
  } catch {
    // The reader is then asked again.
  }
}
