import type { Plugin } from '@docusaurus/types';
import { getBeforePaintScript } from '../../src/lib/beforePaint';
import { THEME_COLORS } from '../../src/lib/preferenceKeys';

/** Writes the reader's colour scheme and direction into the page before it is painted. */
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
