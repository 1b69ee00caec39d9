import type { Node, Parent } from 'unist';
import type { VFile } from 'vfile';
import { API_PAGES } from '../../nav/api';
import { API_PRODUCT_IDS } from '../../src/lib/contracts/api';
import { getApiPath } from '../../src/lib/paths';

/** Name of a component or an interface → path of its page, within a product or in any. */
export function findApiPath(name: string, productId?: unknown): string | undefined {
  const product = API_PRODUCT_IDS.find(
    (id) =>
      (typeof productId !== 'string' || productId === `x-${id}`) &&
      [...API_PAGES[id].components, ...API_PAGES[id].interfaces].includes(name),
  );
  return product && getApiPath(product, name);
}

const text = (value: string): Node => ({ type: 'text', value }) as Node;

function createLink(name: string, path: string): Node {
  const label = { type: 'inlineCode', value: name };
  const link = { type: 'link', url: path, children: [label] };
  const paragraph = { type: 'paragraph', children: [link] };
  return { type: 'listItem', spread: false, children: [paragraph] } as Node;
}

/** Ends a page whose front matter lists `components` with links to their reference pages. */
export function apiSectionPlugin() {
  return (tree: Node, file: VFile) => {
    const { components, productId } = (file.data.frontMatter ?? {}) as {
      components?: unknown;
      productId?: unknown;
    };
    const links = (Array.isArray(components) ? components : []).flatMap((name: unknown) => {
      const path = findApiPath(String(name), productId);
      return path ? [createLink(String(name), path)] : [];
    });
    if (links.length > 0) {
      (tree as Parent).children.push(
        { type: 'heading', depth: 2, children: [text('API')] } as Node,
        { type: 'list', ordered: false, spread: false, children: links } as Node,
      );
    }
  };
}
