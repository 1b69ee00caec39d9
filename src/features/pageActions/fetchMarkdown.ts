import { DEFAULT_VARIANT, getMarkdownPath, type MarkdownVariant } from '@site/src/lib/markdownPath';

export interface MarkdownPage {
  /** With base URL: `/x/react-data-grid/sorting.tailwind.md`. */
  path: string;
  text: string;
}

/** The paths at which a page may be served in a variant, closest first. */
export function listMarkdownPaths(
  permalink: string,
  { language, styling }: MarkdownVariant,
): string[] {
  const variants = [{ language, styling }, { ...DEFAULT_VARIANT, language }, DEFAULT_VARIANT];
  return [...new Set(variants.map((variant) => getMarkdownPath(permalink, variant)))];
}

/** What is served at a URL; undefined if it doesn't exist. Throws if it can't be loaded. */
async function fetchText(address: string): Promise<string | undefined> {
  const response = await fetch(address);
  if (response.ok) {
    return response.text();
  }
  if (response.status === 404) {
    return undefined;
  }
  throw new Error(`${address}: ${response.status}`);
}

/**
 * A page as Markdown. A variant only exists if it differs from another one; otherwise, the reader
 * gets the other one. Throws if the page can't be loaded.
 *
 * @param permalink of the page, with base URL: `/x/react-data-grid/sorting/`
 */
export async function fetchMarkdown(
  permalink: string,
  variant: MarkdownVariant,
): Promise<MarkdownPage> {
  for (const candidate of listMarkdownPaths(permalink, variant)) {
    const text = await fetchText(candidate);
    if (text !== undefined) {
      return { path: candidate, text };
    }
  }
  throw new Error(`${permalink} is not served as Markdown.`);
}
