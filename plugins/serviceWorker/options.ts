import type { OfflineConfig } from '../../src/lib/contracts/offline';

/** Throws where a host is more than a name: no page would ever have it. */
export function createOfflineConfig(docsHost: string): OfflineConfig {
  if (!/^[\w.-]+$/.test(docsHost)) {
    throw new Error(
      `SITE_DOCS_HOST is "${docsHost}"; it must be a host name without protocol and port, such as "mui.com".`,
    );
  }
  return { host: docsHost };
}
