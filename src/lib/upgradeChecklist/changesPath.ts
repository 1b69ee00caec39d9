import type { Comparison } from '../apiChanges/comparisons';
import type { ApiChangeKind } from '../contracts/apiChanges';

/** Changes after which a name is gone. */
export const BREAKING_KINDS: readonly ApiChangeKind[] = ['removed', 'renamed'];

/** The page of API changes with these changes of a comparison, without base URL. */
export function getBreakingChangesPath({ product, from, to }: Comparison): string {
  const kinds = BREAKING_KINDS.map((kind) => `&kind=${kind}`).join('');
  return `/x/api/changes/?product=${product}&from=${from}&to=${to}${kinds}`;
}
