/**
 * Links with code that needn't wait for the reader: those whose code the reader has already run in
 * this tab, or created here. All others wait, because anyone can write a link.
 */

const KEY = 'own-code-links';

/** A link can be 200 kB, and a tab's storage is limited to 5 MB. */
const MAX_COUNT = 10;

function readLinks(): string[] {
  try {
    const links: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(links) ? links.filter((link) => typeof link === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether the code in a URL's hash is known in this tab. */
export function isOwnLink(hash: string): boolean {
  return readLinks().includes(hash);
}

/** Stores the hash until the tab closes, so that its code runs immediately after a reload. */
export function keepOwnLink(hash: string): void {
  const links = [hash, ...readLinks().filter((link) => link !== hash)].slice(0, MAX_COUNT);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(links));
  } catch {
    // In this case, the reader is asked again.
  }
}
