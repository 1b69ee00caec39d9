/**
 * Web storage that never throws: private windows, full quotas and blocked storage
 * all look like "nothing stored".
 */

export function readStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStorage(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // In this case, the choice lasts as long as the page.
  }
}
