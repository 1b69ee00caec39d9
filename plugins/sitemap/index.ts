import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { UNLISTED_PAGES } from './unlisted';

export { createHistory } from './createHistory';

/** What the sitemap says about pages. Search engines ignore priority and change frequency. */
export function createSitemapOptions(baseUrl: string): PresetOptions['sitemap'] {
  return {
    lastmod: 'date',
    changefreq: null,
    priority: null,
    ignorePatterns: UNLISTED_PAGES.map((page) => `${baseUrl}${page.slice(1)}`),
  };
}

/**
 * Writes robots.txt, which allows everything and points to the sitemap. Old versions aren't
 * blocked, because search engines must read that their pages shouldn't be indexed.
 */
export function robotsPlugin({ siteConfig }: LoadContext): Plugin {
  return {
    name: 'robots',
    postBuild({ outDir }) {
      const sitemap = `${siteConfig.url}${siteConfig.baseUrl}sitemap.xml`;
      writeFileSync(
        path.join(outDir, 'robots.txt'),
        `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`,
      );
    },
  };
}
