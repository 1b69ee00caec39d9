import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { listImportEndings } from '../../src/lib/fileTypes';
import { suggest } from '../../src/lib/suggest';
import { getStart, isElement } from '../mdx/nodes';
import type { CheckedPage, PageDiagnostic } from './page';

/** The parts of a statement in a page's code that are read here. */
interface Statement {
  type: string;
  source?: { value?: unknown } | null;
  specifiers?: { local: { name: string } }[];
  declaration?: {
    id?: { name: string } | null;
    declarations?: { id: { name?: string } }[];
  } | null;
}

/** A page may import another, or its parts. */
const ENDINGS = listImportEndings(['tsx', 'ts', 'mdx']);

type Esm = Node & { data?: { estree?: { body: Statement[] } } };

const getStatements = (node: Node) => (node as Esm).data?.estree?.body ?? [];

function listNames({ specifiers = [], declaration }: Statement): string[] {
  return [
    ...specifiers.map(({ local }) => local.name),
    ...(declaration?.id ? [declaration.id.name] : []),
    ...(declaration?.declarations ?? []).flatMap(({ id }) => id.name ?? []),
  ];
}

/** Checks an import of a page that names a module by its path. */
function describeImport(source: string, file: string, siteDir: string): string | undefined {
  const base = source.startsWith('@site/')
    ? path.join(siteDir, source.slice('@site/'.length))
    : source.startsWith('.') && path.join(siteDir, path.dirname(file), source);
  return !base || ENDINGS.some((ending) => existsSync(base + ending))
    ? undefined
    : `"${source}" doesn't exist.`;
}

/** Unknown components of a page, and imports that don't exist. */
export function checkComponents(
  { tree, file }: Pick<CheckedPage, 'tree' | 'file'>,
  known: readonly string[],
  siteDir: string,
): PageDiagnostic[] {
  const diagnostics: PageDiagnostic[] = [];
  const names = [...known];
  visit(tree, 'mdxjsEsm', (node: Node) => {
    getStatements(node).forEach((statement) => {
      names.push(...listNames(statement));
      const source = statement.source?.value;
      const message =
        typeof source === 'string' ? describeImport(source, file, siteDir) : undefined;
      if (message !== undefined) {
        diagnostics.push({ ...getStart(node), message });
      }
    });
  });
  const components = names.filter((name) => /^[A-Z]/.test(name));
  visit(tree, isElement, (node) => {
    const [name = ''] = (node.name ?? '').split('.');
    const isLower = /^[a-z]/.test(name);
    const isMistyped =
      isLower &&
      !names.includes(name) &&
      components.some((component) => component.toLowerCase() === name.toLowerCase());
    if ((!isLower && name !== '' && !names.includes(name)) || isMistyped) {
      const message = `Unknown component <${name}>.${suggest(name, components) || ` Import it, or use one of: ${components.join(', ')}.`}`;
      diagnostics.push({ ...getStart(node), message });
    }
  });
  return diagnostics;
}
