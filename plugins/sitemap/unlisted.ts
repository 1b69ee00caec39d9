/** Tools rather than content, which search engines don't need to find. Without base URL. */
export const UNLISTED_PAGES: readonly string[] = ['/playground/'];
