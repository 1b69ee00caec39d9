import path from 'node:path';
import type { Node, Parent } from 'unist';
import type { VFile } from 'vfile';
import { createAttribute, createImport, type JsxAttribute } from '../mdx/createImport';
import { hasAttribute } from '../mdx/nodes';
import { findDocsDir } from '../packages/installed';
import { throwDiagnostics } from '../mdx/DiagnosticsError';
import { readPageDemos, type DemosContext } from './readPageDemos';

/** No space is reserved until the height of a demo is measured. */
const NO_SPACE: JsxAttribute = { type: 'mdxJsxAttribute', name: 'height', value: '0' };

/** Adds the manifest to each `<Demo src="./X.tsx">` of a page, which knows how to load the rest. */
export function demosRemarkPlugin({ siteDir }: Pick<DemosContext, 'siteDir'>) {
  return async (tree: Node, file: VFile) => {
    const { demos, diagnostics } = await readPageDemos(tree, file.path, {
      siteDir,
      docsDir: findDocsDir(file.path),
    });
    // During development, writers see demos before their heights are measured.
    const isWriting = process.env.NODE_ENV === 'development';
    throwDiagnostics(diagnostics.filter(({ isPending }) => !(isPending && isWriting)));
    const imports = demos.map(({ node, base }, index) => {
      const name = `demo${index}`;
      const src = `./${path.basename(base)}`;
      node.attributes = [
        ...node.attributes.filter((attribute) => attribute.name !== 'src'),
        ...(hasAttribute(node, 'height') ? [] : [NO_SPACE]),
        createAttribute('demo', name),
      ];
      return createImport(name, `!!demo?part=manifest!${src}`);
    });
    (tree as Parent).children.unshift(...imports);
  };
}
