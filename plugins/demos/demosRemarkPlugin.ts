import path from 'node:path';
import type { Node, Parent } from 'unist';
import type { VFile } from 'vfile';
import { createAttribute, createImport } from '../mdx/createImport';
import { readPageDemos, throwFaults, type DemosContext } from './readPageDemos';

/** Gives each `<Demo src="./X.tsx">` of a page its manifest, which knows how to load the rest. */
export function demosRemarkPlugin(context: DemosContext) {
  return async (tree: Node, file: VFile) => {
    const { demos, faults } = await readPageDemos(tree, file.path, context);
    throwFaults(faults);
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
