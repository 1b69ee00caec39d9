import { unified } from 'unified';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { listAnchors } from '../../src/lib/demoAnchors';
import type { Position } from '../../src/lib/locate';
import { remarkHeadings } from '../docusaurusInternals';
import { headingIdsPlugin } from '../mdx/headingIdsPlugin';
import { getStart, getTextAttribute, isElement } from '../mdx/nodes';

type Heading = Node & { data?: { id?: string } };
type Item = Node & { data?: { hProperties?: { id?: string } } };

/** Gives headings their ids as the build does, by Docusaurus's own plugin. */
const headings = unified()
  .use(headingIdsPlugin)
  .use(remarkHeadings, { anchorsMaintainCase: false });

/**
 * The ids of a page with their places: of headings, of elements, of demos. Headings of the tree
 * lose the comment that names their id.
 */
export async function listIds(tree: Parent): Promise<Map<string, Position[]>> {
  await headings.run(tree as never);
  const ids = new Map<string, Position[]>();
  const add = (id: string | undefined, node: Node) => {
    if (id) {
      ids.set(id, [...(ids.get(id) ?? []), getStart(node)]);
    }
  };
  visit(tree, (node: Node) => {
    if (node.type === 'heading') {
      add((node as Heading).data?.id, node);
    }
    // Known problems, which the site adds.
    if (node.type === 'listItem') {
      add((node as Item).data?.hProperties?.id, node);
    }
    if (isElement(node)) {
      add(getTextAttribute(node, 'id'), node);
      const src = node.name === 'Demo' ? getTextAttribute(node, 'src') : undefined;
      const name = src?.replace(/^\.\/|\.tsx$/g, '');
      // A demo that is shown twice is told of by the check of demos.
      if (name !== undefined && !ids.has(name)) {
        [name, ...listAnchors(name)].forEach((id) => add(id, node));
      }
    }
  });
  return ids;
}
