import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { navEntries } from '../../nav';
import type { NavEntry } from '../../nav/types';
import { formatDiagnostics, type Diagnostic } from '../../src/lib/diagnostic';
import { CURRENT_VERSION } from '../../src/lib/docsVersions';
import type { DocsVersion } from '../versions/docsVersion';
import { locateEntries, readNavSources } from './readNavSources';
import { readPages } from './readPages';
import { readSidebar } from './readSidebar';
import { validateEntries } from './validateEntries';
import { validateFrontMatter } from './validateFrontMatter';
import { validatePages } from './validatePages';

export { labelNeighbours } from './labelNeighbours';

interface NavigationOptions {
  /** The docs versions of this build; the current one alone when left out. */
  versions?: readonly Pick<DocsVersion, 'name' | 'docsDir' | 'isCurrent'>[];
  /** The tree of the current version. */
  entries?: readonly NavEntry[];
}

const CURRENT = { name: CURRENT_VERSION, docsDir: 'docs', isCurrent: true };

/** Every diagnostic in the navigation tree, in front matter, and between the two. */
export async function collectDiagnostics(
  siteDir: string,
  { entries: current = navEntries, versions = [CURRENT] }: NavigationOptions = {},
): Promise<Diagnostic[]> {
  const diagnostics = versions.map(async ({ name, docsDir, isCurrent }) => {
    const { entries, places } = isCurrent
      ? { entries: current, places: locateEntries(await readNavSources(siteDir, 'nav')) }
      : await readSidebar(siteDir, name);
    const read = await readPages(siteDir, docsDir);
    return [
      ...read.diagnostics,
      ...validateEntries(entries, places),
      ...validatePages(entries, read.pages, { places, docsDir }),
      ...read.pages.flatMap(validateFrontMatter),
    ];
  });
  return (await Promise.all(diagnostics)).flat();
}

/**
 * Fails the build when pages and navigation do not fit together. The check runs while plugins
 * are set up, before the docs plugin would stop at the first diagnostic of its own.
 */
export function createNavigationPlugin(options: NavigationOptions = {}) {
  return async ({ siteDir }: LoadContext): Promise<Plugin> => {
    const check = async () => {
      const diagnostics = await collectDiagnostics(siteDir, options);
      if (diagnostics.length > 0) {
        throw new Error(formatDiagnostics(diagnostics));
      }
    };
    await check();
    let isJustChecked = true;
    return {
      name: 'navigation',
      // The first load follows the check above; later ones are reloads while writing.
      loadContent: async () => {
        if (!isJustChecked) {
          await check();
        }
        isJustChecked = false;
      },
      getPathsToWatch: () =>
        (options.versions ?? [CURRENT]).map(({ docsDir }) =>
          path.join(siteDir, docsDir, '**/*.{md,mdx}'),
        ),
    };
  };
}
