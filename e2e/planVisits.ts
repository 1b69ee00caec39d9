import { isTurn, type Rotation } from '../scripts/suite/rotation';
import { type Variant, VARIANTS } from './variants';

/** One page in so many is loaded anew for its second variant; the others change in place. */
const RELOADED = 5;

export interface Visit {
  /** The first is there from the first paint; into the others the page changes. */
  variants: readonly Variant[];
  /** Whether axe measures each text, or some of each kind. */
  isThorough: boolean;
}

/**
 * The visits to a page, which show it in both modes, both directions and both widths. Pages take
 * turns in what they are opened in and in being loaded for each variant; when everything is due,
 * all are. So are pages of the reference always: they learn the heights of their rows once.
 */
export function planVisits(rotation: Rotation, path: string, index: number): readonly Visit[] {
  const pair = index % 2 === 0 ? VARIANTS.slice(0, 2) : VARIANTS.slice(2);
  if (path.startsWith('/x/api/') || isTurn(rotation, index, RELOADED)) {
    return pair.map((variant) => ({ variants: [variant], isThorough: true }));
  }
  const isTurned = isTurn(rotation, index >> 1, 2);
  return [{ variants: isTurned ? pair.toReversed() : pair, isThorough: false }];
}
