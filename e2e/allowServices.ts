import type { APIResponse } from '@playwright/test';
import { createPagePolicy, formatPolicy } from '../scripts/hosting/createPolicies';
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
  const listHashes = (directive: string) =>
    policy
      .split('; ')
      .filter((part) => part.startsWith(`${directive} `))
      .flatMap((part) => part.match(/'sha256-[^']+'/g) ?? []);
  const hosts = listServiceHosts({
    ads: { ...siteSettings.ads, ...services.ads },
    algolia: { ...siteSettings.algolia, ...services.algolia },
    analytics: { ...siteSettings.analytics, ...services.analytics },
    chat: { ...siteSettings.chat, ...services.chat },
    feedback: { ...siteSettings.feedback, ...services.feedback },
    hosting: { ...siteSettings.hosting, ...services.hosting },
  });
  const hashes = { scripts: listHashes('script-src'), styles: listHashes('style-src-elem') };
  return { ...headers, [POLICY]: formatPolicy(createPagePolicy(hashes, hosts)) };
}
