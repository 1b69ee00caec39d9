/** On the element that holds a page's static markup. */
export const CONTENT_ATTRIBUTE = 'data-api-content';

const loads = new Map<string, Promise<string>>();

async function fetchMarkup(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}.`);
  }
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const markup = page.querySelector(`[${CONTENT_ATTRIBUTE}]`)?.innerHTML;
  if (!markup) {
    throw new Error(`${url} holds no reference.`);
  }
  return markup;
}

/**
 * The static markup of a reference page, from its own HTML. Kept, so that the way back shows it
 * at once. Rejects where it does not arrive; the next call then tries again.
 */
export function loadMarkup(url: string): Promise<string> {
  const load = loads.get(url) ?? fetchMarkup(url);
  loads.set(url, load);
  load.catch(() => loads.delete(url));
  return load;
}
