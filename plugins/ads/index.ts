import type { Plugin } from '@docusaurus/types';
import { AD_CONFIG_ID } from '../../src/lib/contracts/ads';
import { createConfigTags } from '../lib/createConfigTags';
import { createAdConfig, type AdSettings } from './options';

export type { AdSettings } from './options';

/** Tells every page which ads it may show. */
export function createAdsPlugin(settings: AdSettings) {
  return (): Plugin => {
    const config = createAdConfig(settings, process.env.NODE_ENV === 'production');
    return {
      name: 'ads',
      injectHtmlTags: () => ({
        headTags: createConfigTags(AD_CONFIG_ID, config),
      }),
    };
  };
}
