import type { ApiPage } from '@site/src/lib/contracts/api';
import { listAttributes } from './listAttributes';

/** Every id of a reference page, in order. */
export function listApiAnchors(page: ApiPage): string[] {
  return listAttributes(page, / id="([^"]+)"/g);
}
