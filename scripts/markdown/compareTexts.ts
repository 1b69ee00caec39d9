import type { Root } from 'mdast';
import { countWords, findMissing, readHtmlText, readMarkdownText } from './readWords';

/** The maximum number of missing words to list. */
const NAMED = 12;

/** What a missing value looks like in text. */
const EMPTY_VALUE = 'undefined';

/**
 * What a page says and its Markdown doesn't, as messages. The Markdown may say more: the code of
 * demos, and types that pages fetch.
 */
export function compareTexts(html: string, markdown: Root): string[] {
  const page = countWords(readHtmlText(html));
  const twin = countWords(readMarkdownText(markdown));
  const missing = findMissing(page, twin);
  const prose = countWords(readMarkdownText(markdown, { hasCode: false }));
  const isEmpty = (prose.get(EMPTY_VALUE) ?? 0) > (page.get(EMPTY_VALUE) ?? 0);
  return [
    ...(missing.length > 0
      ? [`is missing words of the page: ${missing.slice(0, NAMED).join(', ')}`]
      : []),
    ...(isEmpty ? [`says "${EMPTY_VALUE}" where the page does not.`] : []),
  ];
}
