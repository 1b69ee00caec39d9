export type AdShape = 'inline' | 'image';

const INLINE_SHARE = 0.2;

/** How an ad looks: every fifth time a line of text, else with its image. `draw` is in [0, 1). */
export function drawShape(draw: number): AdShape {
  return draw < INLINE_SHARE ? 'inline' : 'image';
}

let sessionShape: AdShape | undefined;

/** The shape of all block ads until the page is loaded anew, so that moving on changes nothing. */
export function getSessionShape(): AdShape {
  sessionShape ??= drawShape(Math.random());
  return sessionShape;
}
