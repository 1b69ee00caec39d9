import type { GuideOutline, GuideStart } from '@site/src/lib/contracts/upgradeChecklist';
import type { VersionName } from '@site/src/lib/docsVersions';
import type { ProductSlug } from '@site/src/lib/products';

type Span = Pick<GuideOutline, 'from' | 'to'>;

/** The chronological rank of a start: the lab came before all majors. */
export function getRank(start: GuideStart): number {
  return start === 'lab' ? 0 : Number(start.slice(1));
}

const listUnique = <Start extends GuideStart>(starts: readonly Start[]): Start[] =>
  [...new Set(starts)].sort((a, b) => getRank(a) - getRank(b));

/** The possible starts of an upgrade, oldest first. */
export function listStarts(guides: readonly Span[]): GuideStart[] {
  return listUnique(guides.map(({ from }) => from));
}

/** The possible ends, oldest first. */
export function listEnds(guides: readonly Span[]): VersionName[] {
  return listUnique(guides.map(({ to }) => to));
}

/** Whether a guide is between the two ends of an upgrade. */
export function isBetween(guide: Span, { from, to }: Span): boolean {
  return getRank(guide.from) >= getRank(from) && getRank(guide.to) <= getRank(to);
}

/** A product that has no guide at the start of an upgrade; `first` is set if it has a later one. */
export interface Gap {
  product: ProductSlug;
  first?: GuideStart;
}

/** The given products for which the list starts later than requested, or is empty. */
export function listGaps(
  guides: readonly GuideOutline[],
  { products, ...span }: Span & { products: readonly ProductSlug[] },
): Gap[] {
  return products.flatMap((product) => {
    const own = guides.filter((guide) => guide.product === product && isBetween(guide, span));
    const [first] = listStarts(own);
    if (first === undefined) {
      return [{ product }];
    }
    return first === span.from ? [] : [{ product, first }];
  });
}
