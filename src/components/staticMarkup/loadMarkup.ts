/** On the element that holds static markup; its value tells those of one page apart. */
export const CONTENT_ATTRIBUTE = 'data-static-markup';

/** The static markup of a page by name. */
type Markups = ReadonlyMap<string | null, string>;

const pages = new Map<string, Promise<Markups>>();

async function fetchMarkups(url: string): Promise<Markups> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}.`);
  }
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const contents = [...page.querySelectorAll(`[${CONTENT_ATTRIBUTE}]`)];
  return new Map(
    contents.map((content) => [content.getAttribute(CONTENT_ATTRIBUTE), content.innerHTML]),
  );
}

/**
 * The static markup of that name on a page, from the page's own HTML. Kept, so that the way back
 * shows it at once. Rejects where it does not arrive; the next call then tries again.
 */
export async function loadMarkup(url: string, name: string): Promise<string> {
  const load = pages.get(url) ?? fetchMarkups(url);
  pages.set(url, load);
  try {
    const markup = (await load).get(name);
    if (!markup) {
      throw new Error(`${url} holds no "${name}".`);
    }
    return markup;
  } catch (error) {
    pages.delete(url);
    throw error;
  }
}
