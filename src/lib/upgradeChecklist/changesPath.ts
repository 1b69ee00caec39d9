import type { Comparison } from '../apiChanges/comparisons';
import type { ApiChangeKind } from '../contracts/apiChanges';

/** Changes that remove a name. */
export const BREAKING_KINDS: readonly ApiChangeKind[] = ['removed', 'renamed'];

/** The page of API changes, filtered to these changes in a comparison, without base URL. */
export function getBreakingChangesPath({ product, from, to }: Comparison): string {
  const kinds = BREAKING_KINDS.map((kind) => `&kind=${kind}`).join('');
  return `/x/api/changes/?product=${product}&from=${from}&to=${to}${kinds}`;
}
