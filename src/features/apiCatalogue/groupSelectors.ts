import type { ApiSelector } from '@site/src/lib/contracts/api';

export interface SelectorGroup {
  /** Undefined for selectors without a category. */
  category?: string;
  selectors: readonly ApiSelector[];
}

/** Groups selectors by category, sorted by name; those without a category come last. */
export function groupSelectors(selectors: readonly ApiSelector[]): SelectorGroup[] {
  const categories = [...new Set(selectors.flatMap(({ category }) => category ?? []))].sort();
  return [...categories, undefined]
    .map((category) => ({
      category,
      selectors: selectors.filter((selector) => selector.category === category),
    }))
    .filter((group) => group.selectors.length > 0);
}
