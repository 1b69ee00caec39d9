import { createSlugger } from '@docusaurus/utils';
import { toString } from 'mdast-util-to-string';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { JsxElement } from './createImport';

interface Heading extends Parent {
  data?: { hProperties?: { id?: string } };
}

/** Creates an id like Docusaurus does for the only heading on a page. */
const createId = (text: string) => createSlugger().slug(text);

/** `{/* #id *\/}` at the end of a heading with an explicit id. */
const isComment = (node: Node | undefined) => node?.type === 'mdxTextExpression';

/** An anchor without text, for links to it. */
function createAnchor(id: string): JsxElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: id }],
    children: [],
  };
}

/**
 * Gives `## Pro <Badge kind="pro" />` the id `pro`, from its text without the spaces next to the
 * badge, which Docusaurus turns into hyphens. Links with those (`#pro-`) still work. If another
 * heading has the new id, nothing changes.
 */
export function headingIdsPlugin() {
  return (tree: Node) => {
    const headings: Heading[] = [];
    visit(tree, 'heading', (node) => {
      const heading = node as unknown as Heading;
      if (!isComment(heading.children.at(-1))) {
        headings.push(heading);
      }
    });
    const taken = new Set(headings.map((heading) => createId(toString(heading))));
    headings.forEach((heading) => {
      const text = toString(heading);
      const [id, old] = [createId(text.trim()), createId(text)];
      if (id !== old && id !== '' && !taken.has(id)) {
        taken.add(id);
        heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
        heading.children.push(createAnchor(old));
      }
    });
  };
}
