import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PROBLEMS_FOLDER } from '../../src/lib/contracts/knownProblem';
import { formatDiagnostics } from '../../src/lib/diagnostic';
import { checkPages, type CheckedVersion } from './checkPages';
import { throwDiagnostics } from '../mdx/DiagnosticsError';

export { checkPages } from './checkPages';

/** Set to `true` for a build whose pages were already checked together with all other versions. */
export const PAGES_CHECKED = 'PAGES_CHECKED';

interface PageCheckOptions {
  /** The docs versions of this build. */
  versions: readonly CheckedVersion[];
  /** A different navigation than the site's. */
  navigation?: Parameters<typeof checkPages>[2];
}

/** Delay between a save and the next check of all pages. */
const SETTLE_MS = 1500;

/** Whether `npm start` serves the pages. */
const isWriting = () => process.env.NODE_ENV === 'development';

/**
 * Throws the whole list of mistakes in pages. They're found during plugin setup, before other
 * plugins would stop at the first one. During development, the list is printed when it changes and
 * nothing stops.
 */
export function createPageCheckPlugin({ versions, navigation }: PageCheckOptions) {
  return async ({ siteDir }: LoadContext): Promise<Plugin> => {
    const check = async () => (await checkPages(siteDir, versions, navigation)).diagnostics;
    if (process.env[PAGES_CHECKED] !== 'true') {
      const found = await check();
      const pending = isWriting() ? found.filter(({ isPending }) => isPending) : [];
      throwDiagnostics(found.filter((diagnostic) => !pending.includes(diagnostic)));
      if (pending.length > 0) {
        console.error(formatDiagnostics(pending));
      }
    }
    let isFirst = true;
    let last = '';
    return {
      name: 'page-check',
      async loadContent() {
        if (isFirst) {
          isFirst = false;
          return;
        }
        // The page itself compiles in the meantime, because writers look at that first after a
        // save.
        await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
        const diagnostics = await check();
        const text = diagnostics.length > 0 ? formatDiagnostics(diagnostics) : '';
        if (text !== last) {
          console.error(`\n${text || 'All pages are valid again.'}`);
        }
        last = text;
      },
      getPathsToWatch: () =>
        versions.flatMap(({ docsDir }) =>
          ['**/*.{md,mdx}', `${PROBLEMS_FOLDER}/*.ts`].map((files) =>
            path.join(siteDir, docsDir, files),
          ),
        ),
    };
  };
}
