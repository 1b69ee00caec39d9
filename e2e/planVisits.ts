import { isTurn, type Rotation } from '../scripts/suite/rotation';
import { type Variant, VARIANTS } from './variants';

export interface Visit {
  /** The first is there from the first paint; into the others the page changes. */
  variants: readonly Variant[];
  /** Whether axe measures each text, or some of each kind. */
  isThorough: boolean;
  /** Whether another visit has searched the page by the rules that do not depend on the variant. */
  isRepeated?: boolean;
}

/**
 * The visits to a page, which show it in both modes, both directions and both widths. Pages take
 * turns in which of the two comes first, and is searched in full. A page that `isReloaded` is loaded
 * anew for the second and measured thoroughly; the others change in place, but for pages of the
 * reference, which learn the heights of their rows once.
 */
export function planVisits(
  rotation: Rotation,
  path: string,
  index: number,
  isReloaded: boolean,
): readonly Visit[] {
  const pair = index % 2 === 0 ? VARIANTS.slice(0, 2) : VARIANTS.slice(2);
  const variants = isTurn(rotation, index >> 1, 2) ? pair.toReversed() : pair;
  const isEverything = rotation.turn === 'all';
  if (isReloaded || isEverything || path.startsWith('/x/api/')) {
    return variants.map((variant, visit) => ({
      variants: [variant],
      isThorough: isEverything || (isReloaded && visit === 0),
      isRepeated: visit > 0,
    }));
  }
  return [{ variants, isThorough: false }];
}
