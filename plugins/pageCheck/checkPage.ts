import path from 'node:path';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { findPageDemos } from '../demos/readPageDemos';
import { inFile } from '../mdx/pageDiagnostic';
import { checkAsides } from './checkAsides';
import { checkAttributes } from './checkAttributes';
import { checkComponents } from './checkComponents';
import { checkHeadings } from './checkHeadings';
import { checkImages } from './checkImages';
import { checkLinks } from './checkLinks';
import { checkStructure } from './checkStructure';
import type { LinkTargets } from './describeLink';
import type { ReadPage } from './readCheckedPages';

export interface CheckedSite {
  /** Absolute. */
  siteDir: string;
  /** What pages may use without importing it. */
  components: readonly string[];
  targets: LinkTargets;
}

/** All that is wrong with the text of a page and its demos; `docsDir` is relative to the site. */
export async function checkPage(
  page: ReadPage,
  docsDir: string,
  { siteDir, components, targets }: CheckedSite,
): Promise<Diagnostic[]> {
  const own = [
    ...page.mistakes,
    ...checkAsides(page.tree, page.text),
    ...checkAttributes(page.tree),
    ...checkComponents(page, components, siteDir),
    ...checkHeadings(page),
    ...checkImages(page, siteDir),
    ...checkLinks(page, targets),
    ...(await checkStructure(page)),
  ];
  const { diagnostics } = findPageDemos(page.tree, path.join(siteDir, page.file), {
    siteDir,
    docsDir: path.join(siteDir, docsDir),
  });
  return [...inFile(page.file, own), ...diagnostics];
}
