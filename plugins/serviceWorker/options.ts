import type { OfflineConfig } from '../../src/lib/contracts/offline';

/** Throws if a host is more than a name, because no page would ever match it. */
export function createOfflineConfig(docsHost: string): OfflineConfig {
  if (!/^[\w.-]+$/.test(docsHost)) {
    throw new Error(
      `SITE_DOCS_HOST is "${docsHost}"; it must be a host name without a protocol or port, such as "mui.com".`,
    );
  }
  return { host: docsHost };
}
