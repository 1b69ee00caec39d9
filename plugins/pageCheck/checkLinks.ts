import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { describeLink, type LinkTargets } from './describeLink';
import { getStart, getTextAttribute, isElement } from './nodes';
import type { CheckedPage, PageDiagnostic } from './page';

/** Addresses of links in Markdown and in elements (`<a href>`, `<Link to>`). */
function listLinks(node: Node): string[] {
  if (node.type === 'link' || node.type === 'definition') {
    return [(node as Node & { url: string }).url];
  }
  if (!isElement(node)) {
    return [];
  }
  return ['href', 'to'].flatMap((name) => getTextAttribute(node, name) ?? []);
}

/** Links of a page that lead nowhere, or that would once the page is frozen. */
export function checkLinks(page: CheckedPage, targets: LinkTargets): PageDiagnostic[] {
  const diagnostics: PageDiagnostic[] = [];
  visit(page.tree, (node: Node) => {
    // Those that the site adds have no place.
    const links = node.position ? listLinks(node) : [];
    links.forEach((link) => {
      const message = describeLink(link, page, targets);
      if (message !== undefined) {
        diagnostics.push({ ...getStart(node), message });
      }
    });
  });
  return diagnostics;
}
