import type { Node, Parent } from 'unist';

export interface JsxAttribute {
  type: 'mdxJsxAttribute';
  name: string;
  value: unknown;
}

/** A JSX element in Markdown. */
export interface JsxElement extends Parent {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: JsxAttribute[];
}

interface ImportOptions {
  /** `import { <name> }` instead of the default export. */
  isNamed?: boolean;
}

/** `import <name> from '<request>'` as MDX requires it: source and syntax tree. */
export function createImport(
  name: string,
  request: string,
  { isNamed = false }: ImportOptions = {},
): Node {
  const source = { type: 'Literal', value: request, raw: JSON.stringify(request) };
  const local = { type: 'Identifier', name };
  const specifier = isNamed
    ? { type: 'ImportSpecifier', local, imported: local }
    : { type: 'ImportDefaultSpecifier', local };
  return {
    type: 'mdxjsEsm',
    value: `import ${isNamed ? `{ ${name} }` : name} from ${source.raw};`,
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

/** `<attribute>={<name>}`. */
export function createAttribute(attribute: string, name: string): JsxAttribute {
  const expression = { type: 'Identifier', name };
  return {
    type: 'mdxJsxAttribute',
    name: attribute,
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
