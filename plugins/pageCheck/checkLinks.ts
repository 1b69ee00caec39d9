import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { describeLink, type LinkTargets } from './describeLink';
import { getStart, listLinks } from '../mdx/nodes';
import type { CheckedPage, PageDiagnostic } from './page';

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
