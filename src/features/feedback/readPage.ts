import siteConfig from '@generated/docusaurus.config';
import type { SiteFields } from '@site/src/lib/contracts/siteFields';
import type { PageFacts } from './createPayload';

const readMeta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** Data about this page. Browser only. */
export function readPage(): PageFacts {
  const { repositoryUrl } = siteConfig.customFields as unknown as SiteFields;
  const { origin, pathname } = window.location;
  return {
    url: origin + pathname,
    repositoryUrl,
    productId: readMeta('mui:productId'),
    version: readMeta('docsearch:version'),
    language: document.documentElement.lang,
  };
}
