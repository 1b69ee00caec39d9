import type { ApiPage } from '@site/src/lib/contracts/api';
import { renderApiPage } from './renderApiPage';
import { unescapeHtml } from './unescapeHtml';

/** Every id of a reference page, in order. */
export function listApiAnchors(page: ApiPage): string[] {
  return [...renderApiPage(page, '/').matchAll(/ id="([^"]+)"/g)].map(([, id = '']) =>
    unescapeHtml(id),
  );
}
