import type { Node, Parent } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { findVersionOfDir } from '../../../src/lib/docsVersions';
import { isElement, listLinks } from '../../mdx/nodes';
import { findDocsDir } from '../../packages/installed';
import { findNameTarget, parseName, type Reference } from './findNameTarget';
import { readNamingPage } from './readNamingPage';
import { readReference } from './readReference';

interface LinkOptions {
  siteDir: string;
  /** A different reference than the one of the page's version. */
  reference?: Reference;
}

const isLink = (node: Node) =>
  node.type === 'link' || node.type === 'linkReference' || listLinks(node).length > 0;

type Code = Node & { value: string };

/** The names in inline code within a node. */
function listNames(node: Node): string[] {
  const names: string[] = [];
  visit(node, 'inlineCode', (code) => {
    names.push(parseName((code as Code).value)?.name ?? '');
  });
  return names;
}

/**
 * Links names in inline code to their description in the reference: the first mention in each
 * section of a page, unless the writer linked it. Headings, links, the content of components and
 * the pages of the reference are left alone.
 */
export function nameLinksPlugin({ siteDir, reference }: LinkOptions) {
  return (tree: Node, file: VFile) => {
    const docsDir = findDocsDir(file.path);
    const isReference = file.path.slice(docsDir.length).replaceAll('\\', '/').startsWith('/api/');
    if (isReference) {
      return;
    }
    const page = readNamingPage((file.data.frontMatter ?? {}) as Record<string, unknown>);
    const targets = reference ?? readReference(siteDir, findVersionOfDir(docsDir));
    let seen = new Set<string>();
    visit(tree, (node: Node, index, parent: Parent | undefined) => {
      if (node.type === 'heading') {
        seen = new Set();
        return SKIP;
      }
      if (isLink(node)) {
        listNames(node).forEach((name) => seen.add(name));
        return SKIP;
      }
      if (isElement(node) && /^[A-Z]/.test(node.name ?? '')) {
        return SKIP;
      }
      if (node.type !== 'inlineCode' || !parent || index === undefined) {
        return undefined;
      }
      const [name = ''] = listNames(node);
      const url = seen.has(name) ? undefined : findNameTarget((node as Code).value, page, targets);
      if (url === undefined) {
        return undefined;
      }
      seen.add(name);
      parent.children[index] = {
        type: 'link',
        url,
        children: [node],
        position: node.position,
      } as Parent;
      return [SKIP, index + 1];
    });
  };
}
