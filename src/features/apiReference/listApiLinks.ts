import type { ApiPage } from '@site/src/lib/contracts/api';
import { renderApiPage } from './renderApiPage';
import { unescapeHtml } from './unescapeHtml';

/** The paths of this site that a reference page links to, each once, without the base URL. */
export function listApiLinks(page: ApiPage): string[] {
  const found = renderApiPage(page, '/').matchAll(/ (?:href|data-plans)="(\/[^"]*)"/g);
  return [...new Set([...found].map(([, path = '']) => unescapeHtml(path)))];
}
