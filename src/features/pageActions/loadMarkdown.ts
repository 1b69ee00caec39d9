import { DEFAULT_VARIANT, type MarkdownVariant } from '@site/src/lib/markdownPath';
import { getPreferences } from '../preferences';
import { fetchMarkdown, type MarkdownPage } from './fetchMarkdown';

/** Whether the language and styling of demos matter for this page. */
export function hasDemos(): boolean {
  return document.querySelector('main [data-demo]') !== null;
}

/** The variant of this page chosen by the reader. */
function readVariant(): MarkdownVariant {
  const { codeVariant, codeStyling } = getPreferences();
  return hasDemos() ? { language: codeVariant, styling: codeStyling } : DEFAULT_VARIANT;
}

const pages = new Map<string, Promise<MarkdownPage>>();

/**
 * This page as Markdown, in the variant chosen by the reader; fetched once, and again if that
 * failed.
 *
 * @param permalink with base URL: `/x/react-data-grid/sorting/`
 */
export function loadMarkdown(permalink: string): Promise<MarkdownPage> {
  const variant = readVariant();
  const key = [permalink, variant.language, variant.styling].join(' ');
  const known = pages.get(key);
  if (known) {
    return known;
  }
  const page = fetchMarkdown(permalink, variant);
  pages.set(key, page);
  page.catch(() => pages.delete(key));
  return page;
}

/** The text of that Markdown. */
export async function loadText(permalink: string): Promise<string> {
  return (await loadMarkdown(permalink)).text;
}
