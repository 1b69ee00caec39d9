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
  /** The docs versions to check; only the current one by default. */
  versions?: readonly Pick<DocsVersion, 'name' | 'docsDir' | 'isCurrent'>[];
  /** The tree of the current version. */
  entries?: readonly NavEntry[];
  /** The pages of a version's reference, which come from the model. */
  reference?: (version: VersionName) => readonly string[];
}

const CURRENT = { name: CURRENT_VERSION, docsDir: 'docs', isCurrent: true };

/** A reference page, of which only the existence matters to the navigation. */
function createReferencePage(version: VersionName, page: string): Page {
  const pathname = `/x/${page.replace(/\/$/, '')}`;
  return { file: getApiPagesFile(version), pathname, frontMatter: {}, lines: {} };
}

/** All mistakes in the navigation tree, in front matter, and between the two. */
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
  // Front matter keys and page names are at the start of their line or the only thing on it.
  return (await Promise.all(diagnostics)).flat().map((found) => ({ column: 1, ...found }));
}
