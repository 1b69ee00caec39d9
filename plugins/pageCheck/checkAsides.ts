import type { Node, Parent } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import { suggest } from '../../src/lib/suggest';
import { getStart } from '../mdx/nodes';
import type { PageDiagnostic } from './page';

/** The asides that pages may use, according to handbook/writing-pages.md. */
export const ASIDES = ['info', 'tip', 'warning', 'danger'];

interface Directive extends Parent {
  name: string;
  attributes?: Record<string, unknown>;
}

/** The label of a directive is a paragraph too. */
interface Paragraph extends Node {
  data?: { directiveLabel?: boolean };
}

const isDirective = (node: Node): node is Directive => node.type.endsWith('Directive');

function countColons(line: string): number {
  return /:{3,}/.exec(line)?.[0].length ?? 0;
}

function findNested(aside: Directive): Directive | undefined {
  let nested: Directive | undefined;
  visit(aside, 'containerDirective', (node) => {
    if ((node as Node) !== aside) {
      nested ??= node as unknown as Directive;
    }
  });
  return nested;
}

/** Reports an aside without an end, which the parser closes with its parent. */
function describeEnd(aside: Directive, lines: readonly string[]): string | undefined {
  const { start, end } = aside.position!;
  const colons = countColons(lines[start.line - 1] ?? '');
  const last = (lines[end.line - 1] ?? '').trim();
  const nested = findNested(aside);
  const hasTwin =
    nested && countColons(lines[getStart(nested).line - 1] ?? '') === colons
      ? getStart(nested).line
      : undefined;
  if (hasTwin === undefined && end.line > start.line && /^[\s>]*:{3,}$/.test(last)) {
    return undefined;
  }
  const where = hasTwin === undefined ? 'the page ends' : `the next one starts in line ${hasTwin}`;
  return `This aside isn't closed before ${where}. Write ::: on its own line after the text.`;
}

function describeName({ type, name, attributes, children }: Directive): string | undefined {
  if (type === 'containerDirective') {
    return ASIDES.includes(name)
      ? undefined
      : `Unknown aside "${name}".${suggest(name, ASIDES)} Use one of: ${ASIDES.join(', ')}.`;
  }
  if (type === 'leafDirective') {
    return `"::${name}" is parsed as a directive and isn't shown. An aside starts with three colons: :::${name}`;
  }
  const isText = children.length === 0 && Object.keys(attributes ?? {}).length === 0;
  return isText
    ? undefined
    : `":${name}" and what follows is parsed as a directive and isn't shown. Write \\: for a colon.`;
}

/** Lines of text that are meant to start or end an aside. */
function findLoose(tree: Node, lines: readonly string[]): PageDiagnostic[] {
  const diagnostics: PageDiagnostic[] = [];
  visit(tree, 'paragraph', (node: Paragraph) => {
    if (node.data?.directiveLabel) {
      return SKIP;
    }
    // Content added by the site has no position.
    const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 0 } };
    for (let line = start.line; line <= end.line; line += 1) {
      const [, name, title] =
        /^[\s>]*:{3,}[ \t]*(\w*)[ \t]*(.*)$/.exec(lines[line - 1] ?? '') ?? [];
      if (name !== undefined) {
        const message =
          name === ''
            ? "These colons don't close an aside: none is open here."
            : `This isn't parsed as an aside. Write :::${name.toLowerCase()}${title ? `[${title}]` : ''} with a blank line before it.`;
        diagnostics.push({ line, column: (lines[line - 1] ?? '').indexOf(':') + 1, message });
      }
    }
    return SKIP;
  });
  return diagnostics;
}

/** Asides (`:::info`) that aren't closed, aren't known, or aren't parsed as such. */
export function checkAsides(tree: Node, text: string): PageDiagnostic[] {
  const lines = text.split('\n');
  const diagnostics = findLoose(tree, lines);
  visit(tree, isDirective, (node: Directive) => {
    const end = node.type === 'containerDirective' ? describeEnd(node, lines) : undefined;
    [describeName(node), end].forEach((message) => {
      if (message !== undefined) {
        diagnostics.push({ ...getStart(node), message });
      }
    });
  });
  return diagnostics;
}
