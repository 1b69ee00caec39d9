import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { OPEN_SEARCH_PATH, SEARCH_CONFIG_ID } from '../../src/lib/contracts/searchConfig';
import { createConfigTags } from '../lib/createConfigTags';
import { createOpenSearch, OPEN_SEARCH_TYPE } from './createOpenSearch';
import { type AlgoliaSettings, createAlgoliaConfig } from './options';

interface SearchDialogOptions {
  algolia: AlgoliaSettings;
  /** Whether this build has the search results page that the OpenSearch description points to. */
  hasSearchPage: boolean;
}

/**
 * Tells pages which search service to use, and browsers that the site can be searched. Without
 * settings, pages have no configuration and use the site's own index.
 */
export function createSearchDialogPlugin({ algolia, hasSearchPage }: SearchDialogOptions) {
  return ({ baseUrl, siteConfig }: LoadContext): Plugin => {
    const config = createAlgoliaConfig(algolia, baseUrl);
    const { title, url, favicon = '' } = siteConfig;
    return {
      name: 'search-dialog',
      injectHtmlTags: () => ({
        headTags: [
          {
            tagName: 'link',
            attributes: {
              rel: 'search',
              type: OPEN_SEARCH_TYPE,
              title,
              href: `${baseUrl}${OPEN_SEARCH_PATH.slice(1)}`,
            },
          },
          ...createConfigTags(SEARCH_CONFIG_ID, config),
        ],
      }),
      postBuild({ outDir }) {
        if (hasSearchPage) {
          const file = path.join(outDir, OPEN_SEARCH_PATH);
          mkdirSync(path.dirname(file), { recursive: true });
          writeFileSync(file, createOpenSearch({ title, siteUrl: url + baseUrl, favicon }));
        }
        return Promise.resolve();
      },
    };
  };
}
