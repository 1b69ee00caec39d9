import path from 'node:path';
import { sortDiagnostics, type Diagnostic } from '../../src/lib/diagnostic';
import { readProse } from '../apiReference/readProse';
import { checkTemplates } from '../demos/checkTemplates';
import { checkOrphans } from '../demos/readPages';
import { checkProblems } from '../knownProblems/checkProblems';
import { readReleases } from '../knownProblems/readReleases';
import { collectDiagnostics, type NavigationOptions } from '../navigation';
import type { DocsVersion } from '../versions/docsVersion';
import { checkPage } from './checkPage';
import { createTargets } from './createTargets';
import { readCheckedPages } from './readCheckedPages';
import { readComponents } from './readComponents';
import { readPlans } from './readPlans';

interface CheckedPages {
  /** Sorted by file and line. */
  diagnostics: Diagnostic[];
  /** Number of pages that were read. */
  count: number;
  /** Reference pages whose links to sections couldn't be checked without a model. */
  open: readonly string[];
}

export type CheckedVersion = Pick<DocsVersion, 'name' | 'docsDir' | 'isCurrent' | 'root'>;

/**
 * All mistakes in the pages of docs versions that can be found without bundling them: front matter,
 * navigation, syntax, components, demos, links, images, headings. `siteDir` is absolute.
 */
export async function checkPages(
  siteDir: string,
  versions: readonly CheckedVersion[],
  navigation: Pick<NavigationOptions, 'entries' | 'reference'> = {},
): Promise<CheckedPages> {
  const read = await Promise.all(
    versions.map(async ({ name: version, docsDir }) => ({
      version,
      docsDir,
      pages: await readCheckedPages({ siteDir, docsDir, version }),
    })),
  );
  const pages = read.flatMap((entry) => entry.pages);
  const targets = await createTargets(siteDir, pages);
  const plans = await readPlans(siteDir, versions, navigation.entries);
  const site = { siteDir, components: readComponents(siteDir), targets, plans };
  const releases = readReleases(siteDir);
  const problems = read.map((docs) => checkProblems({ siteDir, targets, releases, ...docs }));
  const lists = await Promise.all([
    collectDiagnostics(siteDir, { ...navigation, versions }),
    ...versions.map(async (docs) => (await readProse(siteDir, docs)).diagnostics),
    ...versions.map(async ({ docsDir: folder }) => {
      const context = { siteDir, docsDir: path.join(siteDir, folder) };
      return [...(await checkOrphans(context)), ...checkTemplates(context)];
    }),
    ...read.flatMap((docs) => docs.pages.map((page) => checkPage(page, docs.docsDir, site))),
  ]);
  return {
    diagnostics: sortDiagnostics(
      [...lists, ...problems].flat().map((found) => ({ column: 1, ...found })),
    ),
    count: pages.length,
    open: [...targets.open].sort(),
  };
}
