import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { inFile } from '../mdx/pageDiagnostic';
import { parseMarkdown } from '../mdx/parseMarkdown';
import { findOrphans } from './findOrphans';
import { readPageDemos, type DemosContext, type PageDemo } from './readPageDemos';

export interface LocatedDemo extends PageDemo {
  /** Page that shows it, relative to the site. */
  page: string;
}

const IGNORED = ['**/node_modules/**', '**/_*/**', '**/_*', '**/.*/**'];

/** Variants without the base that they belong to. */
export async function checkOrphans({ siteDir, docsDir }: DemosContext): Promise<Diagnostic[]> {
  const files = await Globby('**/*.tsx', { cwd: docsDir, ignore: IGNORED, absolute: true });
  return findOrphans(files).map(({ file, base }) => ({
    file: path.relative(siteDir, file),
    line: 1,
    column: 1,
    message: `This variant has no base: write "${path.basename(base)}" beside it.`,
  }));
}

/** The demos of every page of a docs version, and all that is wrong with them. */
export async function readPages(
  context: DemosContext,
): Promise<{ demos: LocatedDemo[]; diagnostics: Diagnostic[] }> {
  const { siteDir, docsDir } = context;
  const files = await Globby('**/*.mdx', { cwd: docsDir, ignore: IGNORED, absolute: true });
  const demos: LocatedDemo[] = [];
  const diagnostics = await checkOrphans(context);
  for (const file of files.sort()) {
    const name = path.relative(siteDir, file);
    const parsed = parseMarkdown(readFileSync(file, 'utf8'));
    const page = await readPageDemos(parsed.tree, file, context);
    demos.push(...page.demos.map((demo) => ({ ...demo, page: name })));
    diagnostics.push(...inFile(name, parsed.diagnostics), ...page.diagnostics);
  }
  return { demos, diagnostics };
}

/** Absolute base files (`X.tsx`) of all demos that pages of a docs version show. */
export async function findDemos(docsDir: string): Promise<string[]> {
  const { demos } = await readPages({ siteDir: path.dirname(docsDir), docsDir });
  return demos.map(({ base }) => base);
}
