import { unescapeHtml } from './escapeHtml';

/**
 * The ids in static markup, and the paths of this site that it links to, each once: what the check
 * of broken links wants to know. What is listed can so never differ from what is shown.
 */
export function listReferences(markup: string): { anchors: string[]; links: string[] } {
  const list = (pattern: RegExp) => [
    ...new Set([...markup.matchAll(pattern)].map(([, value = '']) => unescapeHtml(value))),
  ];
  return {
    anchors: list(/ id="([^"]+)"/g),
    links: list(/ (?:href|data-plans)="([#/][^"]*)"/g),
  };
}
