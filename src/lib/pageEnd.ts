/** Id of the last element of pages: browsers that know `rel="expect"` paint none before it is there. */
export const PAGE_END_ID = 'page-end';
