import { PRODUCT_SLUGS } from '../../src/lib/products';
import type { Node, Parent } from 'unist';
import type { VFile } from 'vfile';
import { CURRENT_VERSION, findVersionOfDir, type VersionName } from '../../src/lib/docsVersions';
import { getApiPath } from '../../src/lib/paths';
import { findDocsDir } from '../packages/installed';
import { getApiPages } from './versionPages';

/** Maps the name of a component or an interface to the path of its page, in one product or any. */
export function findApiPath(
  name: string,
  { productId, version = CURRENT_VERSION }: { productId?: unknown; version?: VersionName } = {},
): string | undefined {
  const lists = getApiPages(version);
  const product = PRODUCT_SLUGS.find((id) => {
    const { components = [], interfaces = [] } = lists[id] ?? {};
    const isAsked = typeof productId !== 'string' || productId === `x-${id}`;
    return isAsked && [...components, ...interfaces].includes(name);
  });
  return product && getApiPath(product, name, version);
}

const text = (value: string): Node => ({ type: 'text', value }) as Node;

function createLink(name: string, path: string): Node {
  const label = { type: 'inlineCode', value: name };
  const link = { type: 'link', url: path, children: [label] };
  const paragraph = { type: 'paragraph', children: [link] };
  return { type: 'listItem', spread: false, children: [paragraph] } as Node;
}

/**
 * If the front matter of a page lists `components`, ends it with links to their reference pages.
 */
export function apiSectionPlugin() {
  return (tree: Node, file: VFile) => {
    const { components, productId } = (file.data.frontMatter ?? {}) as {
      components?: unknown;
      productId?: unknown;
    };
    const version = findVersionOfDir(findDocsDir(file.path));
    const links = (Array.isArray(components) ? components : []).flatMap((name: unknown) => {
      const path = findApiPath(String(name), { productId, version });
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
