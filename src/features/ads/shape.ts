import { type AdShape, INLINE_SHARE } from '@site/src/lib/contracts/ads';

export type { AdShape };

/** How an ad looks: every fifth time a line of text, else with its image. `sample` is in [0, 1). */
export function pickShape(sample: number): AdShape {
  return sample < INLINE_SHARE ? 'inline' : 'image';
}

let sessionShape: AdShape | undefined;

/** The shape of all block ads until the page is loaded anew, so that moving on changes nothing. */
export function getSessionShape(): AdShape {
  sessionShape ??= pickShape(Math.random());
  return sessionShape;
}
