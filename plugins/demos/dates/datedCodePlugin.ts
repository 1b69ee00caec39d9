import path from 'node:path';
import type { Parent } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { JsxAttribute, JsxElement } from '../../mdx/createImport';
import type { CodeNode } from '../../mdx/highlightCodePlugin';
import { findDocsDir } from '../../packages/installed';
import { WRITTEN_LIBRARY } from './dialects';
import { translateBlock } from './translateBlock';
import { listInstalledLibraries } from './translateProgram';

const createText = (name: string, value: string): JsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

function createWrapper(
  name: string,
  value: string,
  child: CodeNode,
  isForScreen: boolean,
): JsxElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [
      createText(name, value),
      ...(isForScreen ? [createText('data-markdown', 'none')] : []),
    ],
    children: [child],
  };
}

/**
 * Adds versions for the other date libraries to code blocks with dates, if possible. Styles show
 * the one that the reader has chosen.
 */
export function datedCodePlugin() {
  return (tree: Parent, file: VFile): void => {
    if (!String(file.value).includes(WRITTEN_LIBRARY)) {
      return;
    }
    const libraries = listInstalledLibraries(findDocsDir(path.resolve(file.path)));
    visit(tree, (node, index, parent: Parent | undefined) => {
      // Tabs already have a block for each library.
      if ((node as Partial<JsxElement>).name === 'TabItem') {
        return SKIP;
      }
      const code = node as CodeNode;
      const blocks =
        node.type === 'code' ? translateBlock(code.lang ?? '', code.value, libraries) : undefined;
      if (!blocks || !parent || index === undefined) {
        return undefined;
      }
      const wrappers = [
        createWrapper('data-own-dates', WRITTEN_LIBRARY, code, false),
        ...[...blocks].map(([library, value]) =>
          createWrapper('data-other-dates', library, { ...code, value }, true),
        ),
      ];
      parent.children.splice(index, 1, ...wrappers);
      return [SKIP, index + wrappers.length];
    });
  };
}
