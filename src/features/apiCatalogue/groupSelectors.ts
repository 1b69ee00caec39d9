import type { ApiSelector } from '@site/src/lib/contracts/api';

export interface SelectorGroup {
  /** Absent for the selectors that have none. */
  category?: string;
  selectors: readonly ApiSelector[];
}

/** Selectors by category, in order of the categories' names; those without one come last. */
export function groupSelectors(selectors: readonly ApiSelector[]): SelectorGroup[] {
  const categories = [...new Set(selectors.flatMap(({ category }) => category ?? []))].sort();
  return [...categories, undefined]
    .map((category) => ({
      category,
      selectors: selectors.filter((selector) => selector.category === category),
    }))
    .filter((group) => group.selectors.length > 0);
}
