import type { APIResponse, Page } from '@playwright/test';
import { createPagePolicy, parseHashes } from '../plugins/hosting/createPolicies';
import { listServiceHosts, type ServiceSettings } from '../plugins/hosting/listServiceHosts';
import { siteSettings } from '../site.config';
import { formatPolicy } from '../src/lib/contentPolicy';

const POLICY = 'content-security-policy';

type Services = { [Part in keyof ServiceSettings]?: Partial<ServiceSettings[Part]> };

/** Headers of a page as they are where a deployer has configured services: its policy knows them. */
function allowServices(response: APIResponse, services: Services): Record<string, string> {
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
    runnerOrigin: services.runnerOrigin ?? siteSettings.runnerOrigin,
  });
  return { ...headers, [POLICY]: formatPolicy(createPagePolicy(parseHashes(policy), hosts)) };
}

/** Any address of the docs that is a page. */
const DOCS = /\/x\/[^.]*$/;

/**
 * Makes built pages what they are where a deployer has configured services: what says so in their
 * HTML is the matter of `change`. `pages` are their addresses, those of the docs unless said.
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
  // The pages come from this test and not from the network; new browsers ask readers before such
  // may reach a server on their machine. Old ones know no such permission.
  await page
    .context()
    .grantPermissions(['local-network-access'])
    .catch(() => {});
}

/** What a built page says about a service, put before its title. */
export function addConfig(html: string, id: string, json: string): string {
  const element = `<script type="application/json" id="${id}">${json}</script>`;
  return html.replace('<title', `${element}<title`);
}
