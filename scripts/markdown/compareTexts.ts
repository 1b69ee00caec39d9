import type { Root } from 'mdast';
import { countWords, findMissing, readHtmlText, readMarkdownText } from './readWords';

/** So many words are named of those that differ. */
const NAMED = 12;

/** What a value that was not there leaves in a text. */
const EMPTY_VALUE = 'undefined';

/**
 * What a page says and its Markdown does not, in words for a list. Markdown may say more: the code
 * of demos, and types that pages fetch.
 */
export function compareTexts(html: string, markdown: Root): string[] {
  const page = countWords(readHtmlText(html));
  const twin = countWords(readMarkdownText(markdown));
  const missing = findMissing(page, twin);
  const prose = countWords(readMarkdownText(markdown, { hasCode: false }));
  const isEmpty = (prose.get(EMPTY_VALUE) ?? 0) > (page.get(EMPTY_VALUE) ?? 0);
  return [
    ...(missing.length > 0
      ? [`lacks words of the page: ${missing.slice(0, NAMED).join(', ')}`]
      : []),
    ...(isEmpty ? [`says "${EMPTY_VALUE}" where the page does not.`] : []),
  ];
}
