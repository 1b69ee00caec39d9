/**
 * What browser code uses of Docusaurus without its being documented, all in one place:
 * `docusaurusInternals.test.tsx` runs each against the installed release and fails when it moves.
 */

/** Keeps links from fetching their pages as soon as they are in view. Returns the way back. */
export function stopPrefetching(): () => void {
  const original = window.docusaurus;
  // The object is frozen.
  window.docusaurus = { ...original, prefetch: () => false };
  return () => {
    window.docusaurus = original;
  };
}

/** Loads the page of a path (with the base URL) before it is gone to. */
export function preloadPage(path: string): void {
  void window.docusaurus.preload(path);
}

/** Key under which `<Tabs groupId>` remembers the reader's choice. */
export function getTabsStorageKey(groupId: string): string {
  return `docusaurus.tab.${groupId}`;
}

/** `useColorMode().setColorMode` without saving the mode: its second argument has no type. */
export function showColorMode(
  setColorMode: (mode: 'light' | 'dark') => void,
  mode: 'light' | 'dark',
): void {
  type SetColorMode = (mode: string, options: { persist: boolean }) => void;
  (setColorMode as SetColorMode)(mode, { persist: false });
}

/** The id of what follows the header on every page, to which its skip link leads. */
export const CONTENT_ID = '__docusaurus_skipToContent_fallback';
