import type { Plugin } from '@docusaurus/types';
import { AD_CONFIG_ID } from '../../src/lib/contracts/ads';
import { createAdConfig, type AdSettings } from './options';

export type { AdSettings } from './options';

/** Tells every page which ads it may show. */
export function createAdsPlugin(settings: AdSettings) {
  return (): Plugin => {
    const config = createAdConfig(settings, process.env.NODE_ENV === 'production');
    return {
      name: 'ads',
      injectHtmlTags: () => ({
        headTags: [
          {
            tagName: 'script',
            attributes: { type: 'application/json', id: AD_CONFIG_ID },
            innerHTML: JSON.stringify(config).replaceAll('<', '\\u003c'),
          },
        ],
      }),
    };
  };
}
