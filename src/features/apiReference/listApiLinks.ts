import type { ApiPage } from '@site/src/lib/contracts/api';
import { listAttributes } from './listAttributes';

/** The paths of this site that a reference page links to, each once, without the base URL. */
export function listApiLinks(page: ApiPage): string[] {
  return [...new Set(listAttributes(page, / (?:href|data-plans)="(\/[^"]*)"/g))];
}
