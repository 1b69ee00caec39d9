import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { ANALYTICS_ELEMENT_ID } from '../../src/lib/contracts/analyticsConfig';
import { createConfigTags } from '../lib/createConfigTags';
import { type AnalyticsOptions, readOptions } from './options';

/**
 * Starts analytics in the browser and writes the configuration into every page. The configuration
 * is in the page rather than a script so that a built site can be tried with a different one.
 */
export function createAnalyticsPlugin(options: AnalyticsOptions) {
  const config = readOptions(options);
  return ({ siteDir }: Pick<LoadContext, 'siteDir'>): Plugin => ({
    name: 'analytics',
    getClientModules: () => [path.join(siteDir, 'src/features/analytics/clientModule')],
    injectHtmlTags: () => ({
      headTags: createConfigTags(ANALYTICS_ELEMENT_ID, config),
    }),
  });
}
