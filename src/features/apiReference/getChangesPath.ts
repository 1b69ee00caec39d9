import type { ApiPage } from '@site/src/lib/contracts/api';

/** The page of changes, filtered to the subject of a reference page. */
export function getChangesPath({ product, api }: ApiPage): string {
  return `/x/api/changes/?product=${product}&component=${encodeURIComponent(api.name)}`;
}
