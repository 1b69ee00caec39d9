import type { ApiPage } from '@site/src/lib/contracts/api';

/** The page of changes, narrowed to what a reference page is about. */
export function getChangesPath({ product, api }: ApiPage): string {
  return `/x/api/changes/?product=${product}&component=${encodeURIComponent(api.name)}`;
}
