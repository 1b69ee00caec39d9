import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { DemoSources } from '../../src/lib/contracts/demos';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { findLanguageChange } from '../../src/lib/dateLibraries';
import { suggest } from '../../src/lib/suggest';
import type { JsxElement } from '../mdx/createImport';
import { getStart, isElement } from '../mdx/nodes';
import { listNames } from '../packages/listNames';
import { checkProgram } from './checkProgram';
import { describeDisagreement } from './controls/checkControls';
import { findStylings } from './findStylings';
import { validateOptions } from './options';
import { DemoDiagnosticsError, readDemo } from './readDemo';
import { readProgram, type Program } from './readProgram';

/** A `<Demo>` of a page whose files exist and are valid. */
export interface FoundDemo {
  node: JsxElement;
  /** Absolute path of the base file. */
  base: string;
  line: number;
}

/** The same, including the content of its files. */
export interface PageDemo extends FoundDemo {
  sources: DemoSources;
}

interface FoundDemos<T extends FoundDemo> {
  demos: T[];
  diagnostics: Diagnostic[];
}

export interface DemosContext {
  /** Folder that file names in diagnostics are relative to. */
  siteDir: string;
  /** Workspace of the docs version. */
  docsDir: string;
}

function isDemo(node: Node): node is JsxElement {
  return isElement(node) && node.name === 'Demo';
}

/** `height={420}` and `hideToolbar` as values; an expression that isn't a literal stays text. */
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

/** The problem with a demo's `src`, as seen from the page. */
function describeFile(directory: string, src: string): string[] {
  const base = path.join(directory, src);
  const known = listNames(directory).flatMap((file) => /^(\w+)\.tsx$/.exec(file)?.[1] ?? []);
  const name = path.basename(base, '.tsx');
  return known.includes(name)
    ? []
    : [`The demo "${src}" doesn't exist.${suggest(name, known, (other) => `./${other}.tsx`)}`];
}

/** Imports that would affect the other demos of the page, so the demo needs its own document. */
function checkLanguage({ imports }: Program): Diagnostic[] {
  return imports.flatMap(({ specifier, ...place }) => {
    const library = findLanguageChange(specifier);
    const message = `imports "${specifier}", which changes the language of every date on the page. Add "iframe" to its <Demo>.`;
    return library ? [{ ...place, message: `${path.basename(place.file)} ${message}` }] : [];
  });
}

/** All problems with the files of a demo, in all its stylings. */
export function checkFiles(base: string, docsDir: string, isFramed: boolean): Diagnostic[] {
  return [...findStylings(base)].flatMap(([styling, entry]) => {
    const program = readProgram(entry, styling);
    return [...checkProgram(program, docsDir), ...(isFramed ? [] : checkLanguage(program))];
  });
}

/** The command calls `docs/react-charts/bars/index.mdx` `react-charts/bars`. */
function describeMissingHeight(file: string): string {
  const name = path.posix.dirname(file).replace(/^docs\//, '');
  return `has no height yet. Run "npm run check:page ${name} -- --write" to measure it and write it here.`;
}

/**
 * The demos in a page's syntax tree, and all problems with their options (at the line that shows
 * them) and their files (at the line of the file).
 */
export function findPageDemos(
  tree: Node,
  page: string,
  { siteDir, docsDir }: DemosContext,
): FoundDemos<FoundDemo> {
  const result: FoundDemos<FoundDemo> = { demos: [], diagnostics: [] };
  const toRelative = (file: string) => posixPath(path.relative(siteDir, file));
  const shown = new Set<string>();
  visit(tree, isDemo, (node: JsxElement) => {
    const options = readOptions(node);
    const { line, column } = getStart(node);
    const src = typeof options.src === 'string' ? options.src : '<Demo>';
    const base = path.join(path.dirname(page), src);
    const messages = validateOptions(options).map((message) => `The demo "${src}" ${message}.`);
    if (messages.length === 0) {
      messages.push(...describeFile(path.dirname(page), src));
    }
    if (shown.has(src)) {
      messages.push(`The demo "${src}" is shown twice, so its anchors would clash.`);
    }
    const file = toRelative(page);
    const own = messages.map((message) => ({ file, line, column, message }));
    const inFiles = messages.length > 0 ? [] : checkFiles(base, docsDir, options.iframe === true);
    const disagreement =
      messages.length + inFiles.length > 0
        ? undefined
        : describeDisagreement(readProgram(base), docsDir, {
            src,
            controls: options.controls === true,
          });
    if (disagreement) {
      own.push({ file, line, column, message: disagreement });
    }
    result.diagnostics.push(
      ...own,
      ...inFiles.map((diagnostic) => ({ ...diagnostic, file: toRelative(diagnostic.file) })),
    );
    if (options.height === undefined) {
      const message = `The demo "${src}" ${describeMissingHeight(file)}`;
      result.diagnostics.push({ file, line, column, message, isPending: true });
    }
    shown.add(src);
    if (own.length + inFiles.length === 0) {
      result.demos.push({ node, base, line });
    }
  });
  return result;
}

/** The same, with everything that the site derives from the demos. */
export async function readPageDemos(
  tree: Node,
  page: string,
  context: DemosContext,
): Promise<FoundDemos<PageDemo>> {
  const { demos, diagnostics } = findPageDemos(tree, page, context);
  const result: FoundDemos<PageDemo> = { demos: [], diagnostics };
  for (const demo of demos) {
    try {
      result.demos.push({ ...demo, sources: await readDemo(demo.base, context.docsDir) });
    } catch (error) {
      if (!(error instanceof DemoDiagnosticsError)) {
        throw error;
      }
      diagnostics.push(
        ...error.diagnostics.map((diagnostic) => ({
          ...diagnostic,
          file: posixPath(path.relative(context.siteDir, diagnostic.file)),
        })),
      );
    }
  }
  return result;
}
