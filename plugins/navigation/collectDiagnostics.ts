import { navEntries } from '../../nav';
import type { NavEntry } from '../../nav/types';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { CURRENT_VERSION, type VersionName } from '../../src/lib/docsVersions';
import { getApiPagesFile } from '../apiReference/versionPages';
import type { DocsVersion } from '../versions/docsVersion';
import { listReference } from '../versions/listPages';
import { locateEntries, readNavSources } from './readNavSources';
import { readPages, type Page } from './readPages';
import { readSidebar } from './readSidebar';
import { validateEntries } from './validateEntries';
import { validateFrontMatter } from './validateFrontMatter';
import { validatePages } from './validatePages';

export interface NavigationOptions {
  /** The docs versions to look at; the current one alone when left out. */
  versions?: readonly Pick<DocsVersion, 'name' | 'docsDir' | 'isCurrent'>[];
  /** The tree of the current version. */
  entries?: readonly NavEntry[];
  /** The pages of a version's reference, which are made of the model. */
  reference?: (version: VersionName) => readonly string[];
}

const CURRENT = { name: CURRENT_VERSION, docsDir: 'docs', isCurrent: true };

/** A page of the reference, of which the navigation knows no more than that it is there. */
function createReferencePage(version: VersionName, page: string): Page {
  const pathname = `/x/${page.replace(/\/$/, '')}`;
  return { file: getApiPagesFile(version), pathname, frontMatter: {}, lines: {} };
}

/** Every diagnostic in the navigation tree, in front matter, and between the two. */
export async function collectDiagnostics(
  siteDir: string,
  {
    entries: current = navEntries,
    versions = [CURRENT],
    reference = listReference,
  }: NavigationOptions = {},
): Promise<Diagnostic[]> {
  const diagnostics = versions.map(async ({ name, docsDir, isCurrent }) => {
    const { entries, places } = isCurrent
      ? { entries: current, places: locateEntries(await readNavSources(siteDir, 'nav')) }
      : await readSidebar(siteDir, name);
    const read = await readPages(siteDir, docsDir);
    const generated = reference(name).map((page) => createReferencePage(name, page));
    return [
      ...read.diagnostics,
      ...validateEntries(entries, places),
      ...validatePages(entries, [...read.pages, ...generated], { places, docsDir }),
      ...read.pages.flatMap(validateFrontMatter),
    ];
  });
  // Keys of front matter and names of pages stand where a line begins, or alone in theirs.
  return (await Promise.all(diagnostics)).flat().map((found) => ({ column: 1, ...found }));
}
