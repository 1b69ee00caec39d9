/** On the element that holds static markup; its value tells those of one page apart. */
export const CONTENT_ATTRIBUTE = 'data-static-markup';

const pages = new Map<string, Promise<Document>>();

async function fetchPage(url: string): Promise<Document> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}.`);
  }
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/**
 * The static markup of that name on a page, from the page's own HTML. Kept, so that the way back
 * shows it at once. Rejects where it does not arrive; the next call then tries again.
 */
export async function loadMarkup(url: string, name: string): Promise<string> {
  const load = pages.get(url) ?? fetchPage(url);
  pages.set(url, load);
  load.catch(() => pages.delete(url));
  const markup = (await load).querySelector(`[${CONTENT_ATTRIBUTE}="${name}"]`)?.innerHTML;
  if (!markup) {
    pages.delete(url);
    throw new Error(`${url} holds no "${name}".`);
  }
  return markup;
}
