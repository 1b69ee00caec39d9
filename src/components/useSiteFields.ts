import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SiteFields } from '@site/src/lib/contracts/siteFields';

/**
 * The part of the site's configuration that is available in the browser. Throws if it's missing.
 */
export function useSiteFields(): SiteFields {
  const fields = useDocusaurusContext().siteConfig.customFields;
  if (!fields?.libraryVersion) {
    throw new Error('`customFields` of docusaurus.config.ts is missing the fields of SiteFields.');
  }
  return fields as unknown as SiteFields;
}
