import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { navEntries } from '../../nav';
import type { NavEntry } from '../../nav/types';
import { formatFaults, type Fault } from '../../src/lib/fault';
import { locateEntries, readNavSources } from './readNavSources';
import { readPages } from './readPages';
import { validateEntries } from './validateEntries';
import { validateFrontMatter } from './validateFrontMatter';
import { validatePages } from './validatePages';

interface NavigationOptions {
  entries?: readonly NavEntry[];
  docsDir?: string;
  navDir?: string;
}

/** Every fault in the navigation tree, in front matter, and between the two. */
export async function collectFaults(
  siteDir: string,
  { entries = navEntries, docsDir = 'docs', navDir = 'nav' }: NavigationOptions = {},
): Promise<Fault[]> {
  const places = locateEntries(await readNavSources(siteDir, navDir));
  const { pages, faults } = await readPages(siteDir, docsDir);
  return [
    ...faults,
    ...validateEntries(entries, places),
    ...validatePages(entries, pages, places),
    ...pages.flatMap(validateFrontMatter),
  ];
}

/**
 * Fails the build when pages and navigation do not fit together. The check runs while plugins
 * are set up, before the docs plugin would stop at the first fault of its own.
 */
export function createNavigationPlugin(options: NavigationOptions = {}) {
  return async ({ siteDir }: LoadContext): Promise<Plugin> => {
    const check = async () => {
      const faults = await collectFaults(siteDir, options);
      if (faults.length > 0) {
        throw new Error(formatFaults(faults));
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
      getPathsToWatch: () => [path.join(siteDir, options.docsDir ?? 'docs', '**/*.{md,mdx}')],
    };
  };
}
