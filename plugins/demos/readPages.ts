import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { inFile } from '../mdx/pageDiagnostic';
import { parseMarkdown } from '../mdx/parseMarkdown';
import { checkTemplates } from './checkTemplates';
import { findOrphans, findStrays } from './findOrphans';
import { findTemplates } from './findTemplates';
import { listDemoFiles, readDemo } from './readDemo';
import { readPageDemos, type DemosContext, type PageDemo } from './readPageDemos';

export interface LocatedDemo extends Omit<PageDemo, 'node'> {
  /** Page that shows it, relative to the site; for a template, its own file. */
  page: string;
}

const IGNORED = ['**/node_modules/**', '**/_*/**', '**/_*', '**/.*/**'];

const findScripts = (docsDir: string) =>
  Globby('**/*.tsx', { cwd: docsDir, ignore: IGNORED, absolute: true });

/** Variants without a base file. */
export async function checkOrphans({ siteDir, docsDir }: DemosContext): Promise<Diagnostic[]> {
  return findOrphans(await findScripts(docsDir)).map(({ file, base }) => ({
    file: path.relative(siteDir, file),
    line: 1,
    column: 1,
    message: `This variant has no base: add "${path.basename(base)}" next to it.`,
  }));
}

/** Variants that aren't part of any program that's shown. */
async function checkStrays(
  { siteDir, docsDir }: DemosContext,
  demos: readonly LocatedDemo[],
): Promise<Diagnostic[]> {
  const used = new Set(demos.flatMap(({ base }) => listDemoFiles(base)));
  return findStrays(await findScripts(docsDir), used).map(({ file, base }) => ({
    file: path.relative(siteDir, file),
    line: 1,
    column: 1,
    message: `This variant isn't used: show a demo that is or imports "${path.basename(base)}", or remove it.`,
  }));
}

/** The templates of a docs version, which are demos without a page. */
async function readTemplates({ siteDir, docsDir }: DemosContext): Promise<LocatedDemo[]> {
  return Promise.all(
    findTemplates(docsDir).map(async (base) => ({
      base,
      line: 1,
      page: path.relative(siteDir, base),
      sources: await readDemo(base, docsDir),
    })),
  );
}

/**
 * The demos of the pages of a docs version, its templates, and all problems with them. `isSelected`
 * is called with the absolute path of a page; by default all pages are read.
 */
export async function readPages(
  context: DemosContext,
  isSelected?: (file: string) => boolean,
): Promise<{ demos: LocatedDemo[]; diagnostics: Diagnostic[] }> {
  const { siteDir, docsDir } = context;
  const files = await Globby('**/*.mdx', { cwd: docsDir, ignore: IGNORED, absolute: true });
  const demos: LocatedDemo[] = [];
  const diagnostics = await checkOrphans(context);
  for (const file of files.sort().filter((one) => isSelected?.(one) ?? true)) {
    const name = path.relative(siteDir, file);
    const parsed = parseMarkdown(readFileSync(file, 'utf8'));
    const page = await readPageDemos(parsed.tree, file, context);
    demos.push(...page.demos.map((demo) => ({ ...demo, page: name })));
    diagnostics.push(...inFile(name, parsed.diagnostics), ...page.diagnostics);
  }
  const inTemplates = checkTemplates(context);
  if (inTemplates.length === 0) {
    demos.push(...(await readTemplates(context)));
  }
  // The imports of a demo are unknown if it can't be read or wasn't.
  const areAllKnown = diagnostics.length + inTemplates.length === 0 && !isSelected;
  const strays = areAllKnown ? checkStrays(context, demos) : [];
  diagnostics.push(...inTemplates, ...(await strays));
  return { demos, diagnostics };
}

/**
 * Absolute base files (`X.tsx`) of the demos that a docs version shows. `isSelected` is called with
 * the absolute path of a page; by default all pages are read.
 */
export async function findDemos(
  docsDir: string,
  isSelected?: (file: string) => boolean,
): Promise<string[]> {
  const { demos } = await readPages({ siteDir: path.dirname(docsDir), docsDir }, isSelected);
  return demos.map(({ base }) => base);
}
