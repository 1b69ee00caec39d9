import type { APIResponse } from '@playwright/test';
import { createPagePolicy, formatPolicy, parseHashes } from '../scripts/hosting/createPolicies';
import { listServiceHosts, type ServiceSettings } from '../scripts/hosting/listServiceHosts';
import { siteSettings } from '../site.config';

const POLICY = 'content-security-policy';

/**
 * Headers of a served page as they are where a deployer has configured services: its policy knows
 * them.
 */
export function allowServices(
  response: APIResponse,
  services: { [Part in keyof ServiceSettings]?: Partial<ServiceSettings[Part]> },
): Record<string, string> {
  const headers = response.headers();
  const policy = headers[POLICY];
  if (policy === undefined) {
    throw new Error(`There is no policy at ${response.url()}.`);
  }
  const hosts = listServiceHosts({
    ads: { ...siteSettings.ads, ...services.ads },
    algolia: { ...siteSettings.algolia, ...services.algolia },
    analytics: { ...siteSettings.analytics, ...services.analytics },
    chat: { ...siteSettings.chat, ...services.chat },
    feedback: { ...siteSettings.feedback, ...services.feedback },
    hosting: { ...siteSettings.hosting, ...services.hosting },
  });
  return { ...headers, [POLICY]: formatPolicy(createPagePolicy(parseHashes(policy), hosts)) };
}
