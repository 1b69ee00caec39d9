import { unescapeHtml } from './escapeHtml';

/**
 * The IDs in static markup, and the paths on this site that it links to, without duplicates, for
 * the broken link check. Because they're read from the markup, the list can't differ from what is
 * shown.
 */
export function listReferences(markup: string): { anchors: string[]; links: string[] } {
  const list = (pattern: RegExp) => [
    ...new Set([...markup.matchAll(pattern)].map(([, value = '']) => unescapeHtml(value))),
  ];
  return {
    anchors: list(/ id="([^"]+)"/g),
    links: list(/ href="([#/][^"]*)"/g),
  };
}
