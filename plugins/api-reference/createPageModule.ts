import { createApiToc } from '../../src/features/apiReference/createApiToc';
import type { ApiPage } from '../../src/lib/contracts/api';
import { getApiPath } from '../../src/lib/paths';

interface ModuleOptions {
  isServer: boolean;
  isDevelopment: boolean;
}

const FEATURE = '@site/src/features/apiReference';

/**
 * Source text of the module that a reference page imports: its table of contents, and what its
 * shell needs (`ApiPageModule`). The content itself is rendered in the server's build; the browser
 * finds it in the served HTML. In development there is no such HTML, so the browser renders it.
 */
export function createPageModule(
  source: string,
  { isServer, isDevelopment }: ModuleOptions,
): string {
  const page = JSON.parse(source) as ApiPage;
  const toc = `export const toc = ${JSON.stringify(createApiToc(page))};\n`;
  const url = getApiPath(page.product, page.api.name);
  if (!isServer && !isDevelopment) {
    return `${toc}export default ${JSON.stringify({ url })};\n`;
  }
  return `import siteConfig from '@generated/docusaurus.config';
import { listApiAnchors } from '${FEATURE}/listApiAnchors';
import { listApiLinks } from '${FEATURE}/listApiLinks';
import { renderApiPage } from '${FEATURE}/renderApiPage';

const page = JSON.parse(${JSON.stringify(JSON.stringify(page))});

${toc}export default {
  url: ${JSON.stringify(url)},
  markup: renderApiPage(page, siteConfig.baseUrl),
  anchors: listApiAnchors(page),
  links: listApiLinks(page),
};
`;
}
