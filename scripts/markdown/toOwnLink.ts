/** Addresses of other sites on the same host that a page links as it is written there. */
export function listForeignLinks(html: string): ReadonlySet<string> {
  const links = html.matchAll(/<a [^>]*?href="?(https?:[^"\s>]+)/g);
  return new Set([...links].map(([, link]) => link!.replaceAll('&amp;', '&')));
}

/**
 * A link of a Markdown document as a page of the site has it, from the root on; as it is where it
 * leads to another site.
 *
 * @param url origin of the site, which may serve other sites too
 * @param foreign what leads to those
 */
export function toOwnLink(link: string, url: string, foreign: ReadonlySet<string>): string {
  const isOwn = link.startsWith(`${url}/`) && !foreign.has(link);
  return isOwn ? link.slice(url.length) : link;
}
