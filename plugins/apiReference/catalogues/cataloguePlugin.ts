import path from 'node:path';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { findVersionOfDir, getVersionRoot } from '../../../src/lib/docsVersions';
import { findDocsDir } from '../../packages/installed';
import { createAttribute, createImport, type JsxElement } from '../../mdx/createImport';

/** The catalogues that a page may show, by component. */
export const CATALOGUES: Readonly<Record<string, string>> = {
  ApiObjectCatalogue: 'api',
  EventCatalogue: 'events',
  SelectorCatalogue: 'selectors',
};

const FEATURE = '@site/src/features/apiCatalogue';

function getPart({ attributes }: JsxElement): string | undefined {
  const part = attributes.find(({ name }) => name === 'part')?.value;
  return typeof part === 'string' ? part : undefined;
}

/** Adds component and data to the catalogues of a page. */
export function cataloguePlugin() {
  return (tree: Node, file: VFile) => {
    const docsDir = findDocsDir(file.path);
    const version = findVersionOfDir(docsDir);
    const folder = path.relative(docsDir, path.dirname(file.path)).split(path.sep).join('/');
    const url = `${getVersionRoot(version)}${folder}/`;
    const imports: Node[] = [];
    const components = new Set<string>();
    visit(tree, 'mdxJsxFlowElement', (found) => {
      const node = found as unknown as JsxElement;
      const component = node.name ?? '';
      const kind = CATALOGUES[component];
      if (!kind) {
        return;
      }
      components.add(component);
      const part = getPart(node);
      const query = new URLSearchParams({ kind, url, ...(part && { part }) });
      const name = `catalogue${imports.length}`;
      imports.push(
        createImport(
          name,
          `!!api-catalogue?${query.toString()}!@generated/api-reference/${version}/data-grid.page`,
        ),
      );
      node.attributes.push(createAttribute('module', name));
    });
    (tree as Parent).children.unshift(
      ...[...components].map((name) => createImport(name, FEATURE, { isNamed: true })),
      ...imports,
    );
  };
}
