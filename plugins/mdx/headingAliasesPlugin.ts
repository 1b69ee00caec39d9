import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Front matter with the old ids of sections, each with the current id of the section. */
export const ALIASES_FIELD = 'aliases';

/** Class of the anchors, for code that reads pages. */
export const ALIAS_CLASS = 'heading-alias';

/** Old ids of a page's sections, each with the current one; empty if the field is invalid. */
export function readAliases(frontMatter: Readonly<Record<string, unknown>>): [string, string][] {
  const aliases = frontMatter[ALIASES_FIELD];
  return typeof aliases === 'object' && aliases !== null
    ? Object.entries(aliases).map(([alias, id]) => [alias, String(id)])
    : [];
}

const createAnchor = (id: string): ElementContent => ({
  type: 'element',
  tagName: 'span',
  properties: { id, className: [ALIAS_CLASS] },
  children: [],
});

/**
 * Puts an empty element with each old id into its heading, so that external links work without a
 * script. Runs on the output, because the table of contents is created earlier and repeats the
 * content of headings.
 */
export function headingAliasesPlugin() {
  return (tree: Root, file: VFile) => {
    const aliases = readAliases((file.data.frontMatter ?? {}) as Record<string, unknown>);
    if (aliases.length === 0) {
      return;
    }
    visit(tree, 'element', (element: Element) => {
      const { id } = element.properties;
      if (/^h[2-6]$/.test(element.tagName) && typeof id === 'string') {
        const own = aliases.filter(([, target]) => target === id);
        element.children.unshift(...own.map(([alias]) => createAnchor(alias)));
      }
    });
  };
}
