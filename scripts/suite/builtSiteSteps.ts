import type { Step } from '../steps';

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
