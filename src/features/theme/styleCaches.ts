import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/**
 * Puts every style of a cache into the layer `mui`, like Material UI's `enableCssLayer` does for
 * its own cache. A bare layer statement stays as is.
 */
function layerStyles(cache: EmotionCache): EmotionCache {
  const { insert } = cache;
  // Inside a layer, Emotion no longer sees the comments that silence its warning about selectors
  // such as `:first-child`, which only matter for server-rendered pages.
  cache.compat = true;
  cache.insert = (selector, serialized, ...rest) => {
    const styles = /^@layer\s+[^{]*$/.test(serialized.styles)
      ? serialized.styles
      : `@layer mui {${serialized.styles}}`;
    return insert(selector, { ...serialized, styles }, ...rest);
  };
  return cache;
}

const caches = new Map<string, EmotionCache>();

/** The style cache of a direction; styles of the right-to-left one are mirrored. */
export function getStyleCache(direction: 'ltr' | 'rtl'): EmotionCache {
  const options =
    direction === 'rtl' ? { key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] } : { key: 'css' };
  const cache = caches.get(direction) ?? layerStyles(createCache(options));
  caches.set(direction, cache);
  return cache;
}
