import { PAGES_CHECKED } from '../../plugins/pageCheck';
import type { Reach } from '../../testing/plan/findReach';
import type { Step } from '../steps';

interface QuickBuild {
  reach: Reach;
  /** Versions to build; all by default. */
  versions?: readonly string[];
  /** Addresses of the pages to build. */
  pages: readonly string[];
  /** Addresses of the pages to take snapshots of demos on. */
  snapshotPages: readonly string[];
}

/** Builds some pages for browser specs; another check verifies the pages at the same time. */
export function createQuickBuild({
  reach,
  versions,
  pages,
  snapshotPages,
}: QuickBuild): Pick<Step, 'command' | 'env'> {
  return {
    command: [
      'jiti',
      'scripts/build.ts',
      '--quick',
      // No other spec looks at them.
      ...(reach.specs.has('templates') ? ['--previews'] : []),
      ...(versions ? ['--versions', versions.join(',')] : []),
      ...['--pages', pages.join(',')],
      ...['--snapshots', snapshotPages.join(',')],
    ],
    env: { [PAGES_CHECKED]: 'true' },
  };
}

/** Checks of the built site that need no browser; a quick build has no preview images to check. */
export function createBuiltSiteSteps({ isQuick }: { isQuick: boolean }): readonly Step[] {
  return [
    {
      name: 'Markdown of the built site',
      command: ['jiti', 'scripts/check-markdown.ts'],
      // Its trees are short-lived. With little space for them, half of the time is spent on GC.
      env: { NODE_OPTIONS: '--max-semi-space-size=128' },
    },
    {
      name: 'Metadata of the built site',
      command: ['jiti', 'scripts/check-heads.ts', ...(isQuick ? ['--without-pictures'] : [])],
    },
    { name: 'Headers of the built site', command: ['jiti', 'scripts/check-headers.ts'] },
    { name: 'Links of the built site', command: ['jiti', 'scripts/check-links.ts'] },
    { name: 'Redirects of the built site', command: ['jiti', 'scripts/check-redirects.ts'] },
    { name: 'Packages of the built site', command: ['jiti', 'scripts/check-materials.ts'] },
  ];
}
