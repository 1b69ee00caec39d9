import { type AdShape, INLINE_SHARE } from '@site/src/lib/contracts/ads';

export type { AdShape };

/**
 * How an ad looks: one in five is a line of text, the others have an image. `sample` is in [0, 1).
 */
export function pickShape(sample: number): AdShape {
  return sample < INLINE_SHARE ? 'inline' : 'image';
}

let sessionShape: AdShape | undefined;

/** The shape of all block ads until the next full page load, so that navigating changes nothing. */
export function getSessionShape(): AdShape {
  sessionShape ??= pickShape(Math.random());
  return sessionShape;
}
