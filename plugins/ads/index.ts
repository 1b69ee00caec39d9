import type { Plugin } from '@docusaurus/types';
import { AD_CONFIG_ID, AD_SHAPE_ATTRIBUTE, INLINE_SHARE } from '../../src/lib/contracts/ads';
import { createAdConfig, type AdSettings } from './options';

export type { AdSettings } from './options';

/** Picks the shape of this page's ads before anything is painted: it decides how much height is reserved. */
const SHAPE_SCRIPT = `document.documentElement.setAttribute('${AD_SHAPE_ATTRIBUTE}', Math.random() < ${INLINE_SHARE} ? 'inline' : 'image');`;

/** Tells every page which ads it may show, and how they look. */
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
          { tagName: 'script', attributes: {}, innerHTML: SHAPE_SCRIPT },
        ],
      }),
    };
  };
}
