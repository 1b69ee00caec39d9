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

/** Gives headings the same ids as the build, with Docusaurus's own plugin. */
const headings = unified()
  .use(headingIdsPlugin)
  .use(remarkHeadings, { anchorsMaintainCase: false });

/**
 * The ids of a page with their positions: of headings, elements and demos. Removes the comments
 * with ids from headings in the tree.
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
    // Known problems, added by the site.
    if (node.type === 'listItem') {
      add((node as Item).data?.hProperties?.id, node);
    }
    if (isElement(node)) {
      add(getTextAttribute(node, 'id'), node);
      const src = node.name === 'Demo' ? getTextAttribute(node, 'src') : undefined;
      const name = src?.replace(/^\.\/|\.tsx$/g, '');
      // The check of demos reports demos that are shown twice.
      if (name !== undefined && !ids.has(name)) {
        [name, ...listAnchors(name)].forEach((id) => add(id, node));
      }
    }
  });
  return ids;
}
