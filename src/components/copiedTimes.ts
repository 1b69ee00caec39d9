/** How long "copied" is shown, in ms: long enough to read one word. */
export const COPIED_MS = 1200;

/** The same for code blocks, pages and links to settings, in ms. */
export const COPIED_LONG_MS = 2000;
