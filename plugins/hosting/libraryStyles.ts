/** Grids before version 6 use it to detect size changes. */
const RESIZE_DETECTION =
  '@keyframes resizeanim { from { opacity: 0; } to { opacity: 0; } } ' +
  '.Mui-resizeTriggers { animation: 1ms resizeanim; visibility: hidden; opacity: 0; } ' +
  '.Mui-resizeTriggers, .Mui-resizeTriggers > div, .contract-trigger:before { content: " "; display: block; position: absolute; top: 0; left: 0; height: 100%; width: 100%; overflow: hidden; z-index: -1; } ' +
  '.Mui-resizeTriggers > div { background: #eee; overflow: auto; } ' +
  '.contract-trigger:before { width: 200%; height: 200%; }';

/** DocSearch uses it for Algolia's logo. */
const LOGO = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/**
 * What libraries write into style elements. Most write nothing (Emotion) or a line break (JSS) and
 * then insert rules, which needs no permission.
 */
export const LIBRARY_STYLES = ['', '\n', RESIZE_DETECTION, LOGO];
