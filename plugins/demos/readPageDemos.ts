import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { DemoSources } from '../../src/lib/contracts/demos';
import { formatDiagnostic, type Diagnostic } from '../../src/lib/diagnostic';
import type { JsxElement } from '../mdx/createImport';
import { validateOptions } from './options';
import { DemoDiagnosticsError, readDemo } from './readDemo';

/** A `<Demo>` of a page with what its files hold. */
export interface PageDemo {
  node: JsxElement;
  /** Absolute path of the base file. */
  base: string;
  line: number;
  sources: DemoSources;
}

interface PageDemos {
  demos: PageDemo[];
  diagnostics: Diagnostic[];
}

export interface DemosContext {
  /** Folder that file names in diagnostics are relative to. */
  siteDir: string;
  /** Workspace of the docs version. */
  docsDir: string;
}

function isDemo(node: Node): node is JsxElement {
  return node.type.startsWith('mdxJsx') && (node as JsxElement).name === 'Demo';
}

/** `height={420}` and `hideToolbar` as values; an expression that is no literal stays text. */
function readValue(value: unknown): unknown {
  if (value === null || value === undefined) {
    return true;
  }
  const text = typeof value === 'object' ? (value as { value: string }).value : undefined;
  try {
    return text === undefined ? value : (JSON.parse(text) as unknown);
  } catch {
    return text;
  }
}

function readOptions({ attributes }: JsxElement): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ name, value }) => [name, readValue(value)]));
}

async function readOne(node: JsxElement, directory: string, docsDir: string) {
  const options = readOptions(node);
  const name = typeof options.src === 'string' ? options.src : '<Demo>';
  const messages = validateOptions(options).map((message) => `The demo "${name}" ${message}.`);
  const base = path.join(directory, String(options.src));
  if (messages.length === 0 && !existsSync(base)) {
    messages.push(`The demo "${name}" does not exist.`);
  }
  if (messages.length > 0) {
    return { base, messages };
  }
  try {
    return { base, messages, sources: await readDemo(base, docsDir) };
  } catch (error) {
    if (!(error instanceof DemoDiagnosticsError)) {
      throw error;
    }
    return {
      base,
      messages: error.diagnostics.map((diagnostic) => `The demo "${name}": ${diagnostic}`),
    };
  }
}

/** The demos of a page's syntax tree and every diagnostic in them, by the line that shows them. */
export async function readPageDemos(
  tree: Node,
  file: string,
  { siteDir, docsDir }: DemosContext,
): Promise<PageDemos> {
  const nodes: JsxElement[] = [];
  visit(tree, isDemo, (node: JsxElement) => {
    nodes.push(node);
  });
  const result: PageDemos = { demos: [], diagnostics: [] };
  const names = new Set<string>();
  for (const node of nodes) {
    const line = node.position?.start.line ?? 1;
    const { base, messages, sources } = await readOne(node, path.dirname(file), docsDir);
    if (sources && names.has(sources.name)) {
      messages.push(`The demo "./${sources.name}.tsx" is shown twice; its anchors would clash.`);
    }
    if (sources) {
      names.add(sources.name);
      result.demos.push({ node, base, line, sources });
    }
    result.diagnostics.push(
      ...messages.map((message) => ({ file: path.relative(siteDir, file), line, message })),
    );
  }
  return result;
}

/** All diagnostics of a page as one error that a build stops at. */
export function throwDiagnostics(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length > 0) {
    throw new Error(`Demos with diagnostics:\n${diagnostics.map(formatDiagnostic).join('\n')}`);
  }
}
