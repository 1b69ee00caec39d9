import { AD_SHAPE_ATTRIBUTE, type AdShape, INLINE_SHARE } from '@site/src/lib/contracts/ads';

export type { AdShape };

/** How an ad looks: every fifth time a line of text, else with its image. `draw` is in [0, 1). */
export function drawShape(draw: number): AdShape {
  return draw < INLINE_SHARE ? 'inline' : 'image';
}

let sessionShape: AdShape | undefined;

/**
 * The shape of all block ads until the page is loaded anew, so that moving on changes nothing:
 * the one whose room the page's head has made.
 */
export function getSessionShape(): AdShape {
  const made = document.documentElement.getAttribute(AD_SHAPE_ATTRIBUTE);
  sessionShape ??= made === 'inline' || made === 'image' ? made : drawShape(Math.random());
  return sessionShape;
}
