import type { APIResponse, Page } from '@playwright/test';
import { createPagePolicy, parseHashes } from '../plugins/hosting/createPolicies';
import { listServiceHosts, type ServiceSettings } from '../plugins/hosting/listServiceHosts';
import { siteSettings } from '../site.config';
import { formatPolicy } from '../src/lib/contentPolicy';

const POLICY = 'content-security-policy';

type Services = { [Part in keyof ServiceSettings]?: Partial<ServiceSettings[Part]> };

/** The headers of a page as if a deployer had configured services, which its policy allows. */
function allowServices(response: APIResponse, services: Services): Record<string, string> {
  const headers = response.headers();
  const policy = headers[POLICY];
  if (policy === undefined) {
    throw new Error(`No policy at ${response.url()}.`);
  }
  const hosts = listServiceHosts({
    ads: { ...siteSettings.ads, ...services.ads },
    algolia: { ...siteSettings.algolia, ...services.algolia },
    analytics: { ...siteSettings.analytics, ...services.analytics },
    chat: { ...siteSettings.chat, ...services.chat },
    feedback: { ...siteSettings.feedback, ...services.feedback },
    hosting: { ...siteSettings.hosting, ...services.hosting },
    runnerOrigin: services.runnerOrigin ?? siteSettings.runnerOrigin,
  });
  return { ...headers, [POLICY]: formatPolicy(createPagePolicy(parseHashes(policy), hosts)) };
}

/** Any URL in the docs that is a page. */
const DOCS = /\/x\/[^.]*$/;

/**
 * Makes built pages look as if a deployer had configured services: `change` adds the configuration
 * to their HTML. `pages` are their URLs, by default those of the docs.
 */
export async function serveConfigured(
  page: Page,
  services: Services,
  change: (html: string) => string,
  pages = DOCS,
): Promise<void> {
  await page.route(pages, async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document' || request.frame().parentFrame()) {
      return route.fallback();
    }
    const response = await route.fetch();
    return route.fulfill({
      response,
      headers: allowServices(response, services),
      body: change(await response.text()),
    });
  });
  // The pages come from this test instead of the network; new browsers ask readers before such
  // pages can access a server on their machine. Old ones don't have this permission.
  await page
    .context()
    .grantPermissions(['local-network-access'])
    .catch(() => {});
}

/** A built page's configuration of a service, inserted before its title. */
export function addConfig(html: string, id: string, json: string): string {
  const element = `<script type="application/json" id="${id}">${json}</script>`;
  return html.replace('<title', `${element}<title`);
}
