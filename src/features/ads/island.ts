/** All code for ads, in one chunk that is loaded when the page is idle. */
export { BlockAd } from './BlockAd';
export { InlineAd } from './InlineAd';
