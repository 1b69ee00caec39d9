/**
 * All undocumented parts of Docusaurus that browser code uses, in one place:
 * `docusaurusInternals.test.tsx` runs each against the installed release and fails if it changes.
 */

/**
 * Keeps links from prefetching their pages as soon as they're in view. Returns a function that
 * undoes it.
 */
export function stopPrefetching(): () => void {
  const original = window.docusaurus;
  // The object is frozen.
  window.docusaurus = { ...original, prefetch: () => false };
  return () => {
    window.docusaurus = original;
  };
}

/** Loads the page at a path (with the base URL) before it's navigated to. */
export function preloadPage(path: string): void {
  void window.docusaurus.preload(path);
}

/** The key under which `<Tabs groupId>` stores the reader's choice. */
export function getTabsStorageKey(groupId: string): string {
  return `docusaurus.tab.${groupId}`;
}

/** `useColorMode().setColorMode` without saving the mode: its second argument isn't typed. */
export function showColorMode(
  setColorMode: (mode: 'light' | 'dark') => void,
  mode: 'light' | 'dark',
): void {
  type SetColorMode = (mode: string, options: { persist: boolean }) => void;
  (setColorMode as SetColorMode)(mode, { persist: false });
}

/** The ID of the content after the header on every page, which is the target of its skip link. */
export const CONTENT_ID = '__docusaurus_skipToContent_fallback';
