import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { readPageDemos, type DemosContext, type PageDemo } from './readPageDemos';
import { findOrphans } from './findOrphans';
import type { Diagnostic } from '../../src/lib/diagnostic';

export interface LocatedDemo extends PageDemo {
  /** Page that shows it, relative to the site. */
  page: string;
}

const IGNORED = ['**/node_modules/**', '**/_*/**', '**/_*', '**/.*/**'];

/** The demos of every page of a docs version, and all that is wrong with them. */
export async function readPages(
  context: DemosContext,
): Promise<{ demos: LocatedDemo[]; diagnostics: Diagnostic[] }> {
  const { siteDir, docsDir } = context;
  const find = (pattern: string) =>
    Globby(pattern, { cwd: docsDir, ignore: IGNORED, absolute: true });
  const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);
  const demos: LocatedDemo[] = [];
  const diagnostics: Diagnostic[] = findOrphans(await find('**/*.tsx')).map(({ file, base }) => ({
    file: path.relative(siteDir, file),
    line: 1,
    message: `This variant has no base: write "${path.basename(base)}" beside it.`,
  }));
  for (const file of (await find('**/*.mdx')).sort()) {
    const page = await readPageDemos(parser.parse(readFileSync(file, 'utf8')), file, context);
    demos.push(...page.demos.map((demo) => ({ ...demo, page: path.relative(siteDir, file) })));
    diagnostics.push(...page.diagnostics);
  }
  return { demos, diagnostics };
}

/** Absolute base files (`X.tsx`) of all demos that pages of a docs version show. */
export async function findDemos(docsDir: string): Promise<string[]> {
  const { demos } = await readPages({ siteDir: path.dirname(docsDir), docsDir });
  return demos.map(({ base }) => base);
}
