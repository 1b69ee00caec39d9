/**
 * ID of the last element on pages: browsers that support `rel="expect"` paint none before it's
 * there.
 */
export const PAGE_END_ID = 'page-end';

/**
 * ID of an element below the first screen of a long page, which is painted once that element is
 * there.
 */
export const FIRST_SCREEN_END_ID = 'first-screen-end';
