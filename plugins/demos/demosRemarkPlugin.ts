import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { toJavaScript } from './toJavaScript';

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

const OPTIONS = ['src', 'title', 'height', 'phoneHeight', 'codeOpen', 'iconFont'];

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

/** The attributes that the page needs instead of `src`. */
async function resolveDemo(node: JsxElement, directory: string): Promise<JsxAttribute[]> {
  const src = String(node.attributes.find(({ name }) => name === 'src')?.value);
  const source = readFileSync(path.join(directory, src), 'utf8').trimEnd();
  const texts = {
    name: path.basename(src, '.tsx'),
    source,
    javascript: await toJavaScript(source),
  };
  return [
    ...node.attributes.filter(({ name }) => name !== 'src'),
    ...Object.entries(texts).map(([name, value]) => ({
      type: 'mdxJsxAttribute' as const,
      name,
      value,
    })),
    createLoadAttribute(src),
  ];
}

/** Gives each `<Demo src="./X.tsx">` its sources and a way to load it when needed. */
export function demosRemarkPlugin() {
  return async (tree: Node, file: VFile) => {
    const directory = path.dirname(file.path);
    const demos: JsxElement[] = [];
    visit(tree, isDemo, (node: JsxElement) => {
      demos.push(node);
    });
    const faults: string[] = [];
    for (const node of demos) {
      try {
        const fault = describeFault(node, directory);
        if (fault) {
          throw new Error(fault);
        }
        node.attributes = await resolveDemo(node, directory);
      } catch (error) {
        const { message } = error as Error;
        faults.push(`${file.path}:${node.position?.start.line ?? 1}  ${message}`);
      }
    }
    if (faults.length > 0) {
      throw new Error(`Demos could not be resolved:\n${faults.join('\n')}`);
    }
  };
}
