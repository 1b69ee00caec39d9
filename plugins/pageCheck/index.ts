import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PROBLEMS_FOLDER } from '../../src/lib/contracts/knownProblem';
import { formatDiagnostics } from '../../src/lib/diagnostic';
import { checkPages, type CheckedVersion } from './checkPages';
import { throwDiagnostics } from '../mdx/DiagnosticsError';

export { checkPages } from './checkPages';

/** Set to `true` for a build whose pages have been checked, with those of all other versions. */
export const PAGES_CHECKED = 'PAGES_CHECKED';

interface PageCheckOptions {
  /** The docs versions of this build. */
  versions: readonly CheckedVersion[];
  /** Another navigation than the site's. */
  navigation?: Parameters<typeof checkPages>[2];
}

/** From a save until all pages are read again. */
const SETTLE_MS = 1500;

/** Whether `npm start` serves the pages. */
const isWriting = () => process.env.NODE_ENV === 'development';

/**
 * Stops with the whole list when something is wrong with pages. That is found while plugins are
 * set up, before others would stop at the first of it. While pages are written, a list that changed
 * is printed and nothing stops.
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
        // The page itself is compiled meanwhile: who saves looks at that first.
        await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
        const diagnostics = await check();
        const text = diagnostics.length > 0 ? formatDiagnostics(diagnostics) : '';
        if (text !== last) {
          console.error(`\n${text || 'All pages are right again.'}`);
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
