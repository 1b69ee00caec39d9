import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import {
  findNameTarget,
  type NamingPage,
  type Reference,
} from '../../plugins/apiReference/nameLinks/findNameTarget';
import { isElement, listLinks } from '../../plugins/mdx/nodes';
import { getLinkedPath } from '../lib/getLinkedPath';

/** How much a page contains, for writers looking for thin ones. */
export interface PageFacts {
  demos: number;
  /** Words of its text, without code blocks. */
  words: number;
  /** Distinct pages of the site that its text links to, except itself. */
  links: readonly string[];
  /** Distinct names in inline code that have reference pages. */
  apiNames: number;
}

/** Reads the facts of a page (`/x/react-charts/bars/`) from its tree. */
export function describePage(
  tree: Node,
  path: string,
  page: NamingPage,
  reference: Reference,
): PageFacts {
  const targets = new Set<string>();
  const links = new Set<string>();
  let [demos, words] = [0, 0];
  visit(tree, (node: Node) => {
    const { value = '' } = node as Node & { value?: string };
    if (isElement(node) && node.name === 'Demo') {
      demos += 1;
    }
    if (node.type === 'text' || node.type === 'inlineCode') {
      words += value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    }
    const target = node.type === 'inlineCode' ? findNameTarget(value, page, reference) : undefined;
    if (target !== undefined) {
      targets.add(target);
    }
    // Nodes added by the site have no position.
    (node.position ? listLinks(node) : [])
      .map(getLinkedPath)
      .filter((url) => url.startsWith('/x/') && url !== path)
      .forEach((url) => links.add(url));
  });
  return { demos, words, links: [...links], apiNames: targets.size };
}
