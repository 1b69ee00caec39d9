/** On the element with static markup; its value distinguishes several on a page. */
export const CONTENT_ATTRIBUTE = 'data-static-markup';

/** The static markup on a page, by name. */
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
 * The static markup with a name on a page, from the page's own HTML. Cached, so that going back
 * shows it immediately. Rejects if it can't be loaded; the next call tries again.
 */
export async function loadMarkup(url: string, name: string): Promise<string> {
  const load = pages.get(url) ?? fetchMarkups(url);
  pages.set(url, load);
  try {
    const markup = (await load).get(name);
    if (!markup) {
      throw new Error(`${url} has no "${name}".`);
    }
    return markup;
  } catch (error) {
    pages.delete(url);
    throw error;
  }
}
