import type { GuideOutline, GuideStart } from '@site/src/lib/contracts/upgradeChecklist';
import type { VersionName } from '@site/src/lib/docsVersions';
import type { ProductSlug } from '@site/src/lib/products';

type Span = Pick<GuideOutline, 'from' | 'to'>;

/** Where a start stands in time: the lab was before every major. */
export function getRank(start: GuideStart): number {
  return start === 'lab' ? 0 : Number(start.slice(1));
}

const listUnique = <Start extends GuideStart>(starts: readonly Start[]): Start[] =>
  [...new Set(starts)].sort((a, b) => getRank(a) - getRank(b));

/** Where an upgrade can begin, oldest first. */
export function listStarts(guides: readonly Span[]): GuideStart[] {
  return listUnique(guides.map(({ from }) => from));
}

/** Where it can end, oldest first. */
export function listEnds(guides: readonly Span[]): VersionName[] {
  return listUnique(guides.map(({ to }) => to));
}

/** Whether a guide lies between two ends of an upgrade. */
export function isBetween(guide: Span, { from, to }: Span): boolean {
  return getRank(guide.from) >= getRank(from) && getRank(guide.to) <= getRank(to);
}

/** A product that has no guide at the beginning of an upgrade; `first` where it has a later one. */
export interface Gap {
  product: ProductSlug;
  first?: GuideStart;
}

/** For which of some products the list begins later than asked, or has nothing. */
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
