import type { Plugin } from '@docusaurus/types';
import { AD_CONFIG_ID } from '../../src/lib/contracts/ads';
import { createConfigTags } from '../lib/createConfigTags';
import { createAdConfig, type AdSettings } from './options';

export type { AdSettings } from './options';

/** Passes the ad configuration to every page. */
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
