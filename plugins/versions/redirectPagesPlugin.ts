import pluginClientRedirects from '@docusaurus/plugin-client-redirects';
import type { LoadContext } from '@docusaurus/types';
import { createRedirects, listRedirectPages } from './createRedirects';
import type { DocsVersion } from './docsVersion';

/**
 * Writes a page for each old address, for hosts that know no redirects. A function, since the options
 * of plugins that are named in the configuration are part of what every page loads.
 */
export function createRedirectPagesPlugin(versions: readonly DocsVersion[]) {
  return (context: LoadContext) =>
    pluginClientRedirects(context, {
      id: 'default',
      fromExtensions: [],
      toExtensions: [],
      redirects: listRedirectPages(createRedirects(context.siteDir, versions)),
    });
}
