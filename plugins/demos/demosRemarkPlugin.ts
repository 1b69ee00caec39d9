import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

interface JsxAttribute {
  type: 'mdxJsxAttribute';
  name: string;
  value: unknown;
}

interface JsxElement extends Parent {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: JsxAttribute[];
}

const OPTIONS = ['src', 'title', 'height', 'phoneHeight', 'iconFont'];

function isDemo(node: Node): node is JsxElement {
  return node.type.startsWith('mdxJsx') && (node as JsxElement).name === 'Demo';
}

/** An attribute whose value is `() => import('<src>')`, as MDX wants it: source and syntax tree. */
function createLoadAttribute(src: string): JsxAttribute {
  const literal = { type: 'Literal', value: src, raw: JSON.stringify(src) };
  const expression = {
    type: 'ArrowFunctionExpression',
    params: [],
    expression: true,
    async: false,
    body: { type: 'ImportExpression', source: literal },
  };
  return {
    type: 'mdxJsxAttribute',
    name: 'load',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: `() => import(${literal.raw})`,
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

function describeFault(node: JsxElement, directory: string): string | undefined {
  const unknown = node.attributes.find(({ name }) => !OPTIONS.includes(name));
  if (unknown) {
    return `Unknown option "${unknown.name}" of <Demo>. Known: ${OPTIONS.join(', ')}.`;
  }
  const src = node.attributes.find(({ name }) => name === 'src')?.value;
  if (typeof src !== 'string' || !/^\.\/\w+\.tsx$/.test(src)) {
    return '<Demo> needs the file beside the page: src="./Name.tsx".';
  }
  if (!existsSync(path.join(directory, src))) {
    return `The demo "${src}" does not exist.`;
  }
  const missing = ['title', 'height'].find(
    (option) => !node.attributes.some(({ name }) => name === option),
  );
  return missing && `The demo "${src}" needs the option "${missing}".`;
}

/** Gives each `<Demo src="./X.tsx">` the source of its file and a way to load it when needed. */
export function demosRemarkPlugin() {
  return (tree: Node, file: VFile) => {
    const directory = path.dirname(file.path);
    const faults: string[] = [];
    visit(tree, isDemo, (node: JsxElement) => {
      const fault = describeFault(node, directory);
      if (fault) {
        faults.push(`${file.path}:${node.position?.start.line ?? 1}  ${fault}`);
        return;
      }
      const src = String(node.attributes.find(({ name }) => name === 'src')?.value);
      node.attributes = [
        ...node.attributes.filter(({ name }) => name !== 'src'),
        { type: 'mdxJsxAttribute', name: 'name', value: path.basename(src, '.tsx') },
        {
          type: 'mdxJsxAttribute',
          name: 'source',
          value: readFileSync(path.join(directory, src), 'utf8').trimEnd(),
        },
        createLoadAttribute(src),
      ];
    });
    if (faults.length > 0) {
      throw new Error(`Demos could not be resolved:\n${faults.join('\n')}`);
    }
  };
}
