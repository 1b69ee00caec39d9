import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { describeLink, type LinkTargets } from './describeLink';
import { getStart, listLinks } from '../mdx/nodes';
import type { CheckedPage, PageDiagnostic } from './page';

/** Links of a page that are broken, or would break when the page is frozen. */
export function checkLinks(page: CheckedPage, targets: LinkTargets): PageDiagnostic[] {
  const diagnostics: PageDiagnostic[] = [];
  visit(page.tree, (node: Node) => {
    // Links added by the site have no position.
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
