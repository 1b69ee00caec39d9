/** Id of the last element of pages: browsers that know `rel="expect"` paint none before it is there. */
export const PAGE_END_ID = 'page-end';

/** Id of an element below the first screen of a long page: such a page is painted once it is there. */
export const FIRST_SCREEN_END_ID = 'first-screen-end';
