import type { Step } from '../steps';

/** Checks of the built site that need no browser; a quick build has no pictures to look at. */
export function createBuiltSiteSteps({ isQuick }: { isQuick: boolean }): readonly Step[] {
  return [
    {
      name: 'Markdown of the built site',
      command: ['jiti', 'scripts/check-markdown.ts'],
      // Its trees are short-lived: with little room for them, half of its time goes into moving them.
      env: { NODE_OPTIONS: '--max-semi-space-size=128' },
    },
    {
      name: 'Heads of the built site',
      command: ['jiti', 'scripts/check-heads.ts', ...(isQuick ? ['--without-pictures'] : [])],
    },
    { name: 'Headers of the built site', command: ['jiti', 'scripts/check-headers.ts'] },
    { name: 'Links of the built site', command: ['jiti', 'scripts/check-links.ts'] },
    { name: 'Redirects of the built site', command: ['jiti', 'scripts/check-redirects.ts'] },
    { name: 'Packages of the built site', command: ['jiti', 'scripts/check-materials.ts'] },
  ];
}
