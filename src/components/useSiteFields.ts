import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SiteFields } from '@site/src/lib/contracts/siteFields';

/** The site's configuration as the browser may know it. Throws where it was left out. */
export function useSiteFields(): SiteFields {
  const fields = useDocusaurusContext().siteConfig.customFields;
  if (!fields?.libraryVersion) {
    throw new Error('`customFields` of docusaurus.config.ts lacks the fields of SiteFields.');
  }
  return fields as unknown as SiteFields;
}
