import type { ApiPage } from '@site/src/lib/contracts/api';
import { renderApiPage } from './renderApiPage';

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

const rendered = new WeakMap<ApiPage, string>();

function unescapeHtml(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

/**
 * The values of some attributes in a page's markup, in order. What is listed of a page can so
 * never differ from what it shows. Links are without a base URL.
 */
export function listAttributes(page: ApiPage, pattern: RegExp): string[] {
  const markup = rendered.get(page) ?? renderApiPage(page, '/');
  rendered.set(page, markup);
  return [...markup.matchAll(pattern)].map(([, value = '']) => unescapeHtml(value));
}
