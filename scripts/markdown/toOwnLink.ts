/** Addresses of other sites on the same host that a page links to by their full URL. */
export function listForeignLinks(html: string): ReadonlySet<string> {
  const links = html.matchAll(/<a [^>]*?href="?(https?:[^"\s>]+)/g);
  return new Set([...links].map(([, link]) => link!.replaceAll('&amp;', '&')));
}

/**
 * A link of a Markdown document in the form that pages of the site use, relative to the root;
 * unchanged if it points to another site.
 *
 * @param url origin of the site, which may serve other sites too
 * @param foreign links to those
 */
export function toOwnLink(link: string, url: string, foreign: ReadonlySet<string>): string {
  const isOwn = link.startsWith(`${url}/`) && !foreign.has(link);
  return isOwn ? link.slice(url.length) : link;
}
