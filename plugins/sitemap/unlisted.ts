/** Tools rather than pages to be found: no search engine is told of them. Without base URL. */
export const UNLISTED_PAGES: readonly string[] = ['/playground/'];
