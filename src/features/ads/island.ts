/** All code of ads: one chunk, which comes when the page has nothing better to do. */
export { BlockAd } from './BlockAd';
export { InlineAd } from './InlineAd';
