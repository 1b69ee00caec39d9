import path from 'node:path';
import type { Node, Parent } from 'unist';
import type { VFile } from 'vfile';
import { createAttribute, createImport } from '../mdx/createImport';
import { findDocsDir } from '../packages/installed';
import { throwDiagnostics } from '../mdx/DiagnosticsError';
import { readPageDemos, type DemosContext } from './readPageDemos';

/** Gives each `<Demo src="./X.tsx">` of a page its manifest, which knows how to load the rest. */
export function demosRemarkPlugin({ siteDir }: Pick<DemosContext, 'siteDir'>) {
  return async (tree: Node, file: VFile) => {
    const { demos, diagnostics } = await readPageDemos(tree, file.path, {
      siteDir,
      docsDir: findDocsDir(file.path),
    });
    throwDiagnostics(diagnostics);
    const imports = demos.map(({ node, base }, index) => {
      const name = `demo${index}`;
      const src = `./${path.basename(base)}`;
      node.attributes = [
        ...node.attributes.filter((attribute) => attribute.name !== 'src'),
        createAttribute('demo', name),
      ];
      return createImport(name, `!!demo?part=manifest!${src}`);
    });
    (tree as Parent).children.unshift(...imports);
  };
}
