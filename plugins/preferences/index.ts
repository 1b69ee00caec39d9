import type { Plugin } from '@docusaurus/types';
import { getBeforePaintScript } from '../../src/lib/beforePaint';
import { THEME_COLORS } from '../../src/lib/preferenceKeys';

/** Applies the reader's color scheme and direction to the page before it's painted. */
export default function preferencesPlugin(): Plugin {
  return {
    name: 'preferences',
    injectHtmlTags: () => ({
      headTags: Object.entries(THEME_COLORS).map(([mode, content]) => ({
        tagName: 'meta',
        attributes: {
          name: 'theme-color',
          content,
          media: `(prefers-color-scheme: ${mode})`,
        },
      })),
      preBodyTags: [{ tagName: 'script', attributes: {}, innerHTML: getBeforePaintScript() }],
    }),
  };
}
