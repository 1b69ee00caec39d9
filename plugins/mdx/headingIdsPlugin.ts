import { createSlugger } from '@docusaurus/utils';
import { toString } from 'mdast-util-to-string';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { JsxElement } from './createImport';

interface Heading extends Parent {
  data?: { hProperties?: { id?: string } };
}

/** As Docusaurus makes an id of a heading that stands alone. */
const createId = (text: string) => createSlugger().slug(text);

/** `{/* #id *\/}`, which ends a heading that has an id of its own. */
const isComment = (node: Node | undefined) => node?.type === 'mdxTextExpression';

/** A place without text, for addresses that lead to it. */
function createAnchor(id: string): JsxElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: id }],
    children: [],
  };
}

/**
 * `## Pro <Badge kind="pro" />` has the id `pro`: of a heading's text without the spaces beside its
 * badge, of which Docusaurus makes hyphens. Addresses with those (`#pro-`) lead there too. Where
 * another heading has that id, everything stays as it is.
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
