import path from 'node:path';
import type { Node, Parent } from 'unist';
import type { VFile } from 'vfile';
import { readPageDemos, throwFaults, type DemosContext, type JsxAttribute } from './readPageDemos';

/** `import <name> from '<request>'` as MDX wants it: source and syntax tree. */
function createImport(name: string, request: string): Node {
  const source = { type: 'Literal', value: request, raw: JSON.stringify(request) };
  const specifier = { type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } };
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from ${source.raw};`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [{ type: 'ImportDeclaration', specifiers: [specifier], source, attributes: [] }],
      },
    },
  } as Node;
}

/** `demo={<name>}`. */
function createReference(name: string): JsxAttribute {
  const expression = { type: 'Identifier', name };
  return {
    type: 'mdxJsxAttribute',
    name: 'demo',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: name,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{ type: 'ExpressionStatement', expression }],
        },
      },
    },
  };
}

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
        createReference(name),
      ];
      return createImport(name, `!!demo?part=manifest!${src}`);
    });
    (tree as Parent).children.unshift(...imports);
  };
}
