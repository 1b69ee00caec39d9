import { createApiToc } from '../../src/lib/apiPage/createApiToc';
import type { ApiPage } from '../../src/lib/contracts/api';
import { getApiPath } from '../../src/lib/paths';

interface ModuleOptions {
  isServer: boolean;
  isDevelopment: boolean;
}

/**
 * Source of the module that a reference page imports: its table of contents, and what its shell
 * needs (`StaticMarkupModule`). The server build renders the content, and the browser finds it in
 * the served HTML. In development there is no such HTML, so the browser renders it.
 */
export function createPageModule(
  source: string,
  { isServer, isDevelopment }: ModuleOptions,
): string {
  const page = JSON.parse(source) as ApiPage;
  const toc = `export const toc = ${JSON.stringify(createApiToc(page))};\n`;
  const url = getApiPath(page.product, page.api.name, page.major);
  if (!isServer && !isDevelopment) {
    return `${toc}export default ${JSON.stringify({ url })};\n`;
  }
  return `import siteConfig from '@generated/docusaurus.config';
import { renderApiPage } from '@site/src/features/apiReference/renderApiPage';
import { listReferences } from '@site/src/lib/listReferences';

const page = JSON.parse(${JSON.stringify(JSON.stringify(page))});

${toc}export default {
  url: ${JSON.stringify(url)},
  markup: renderApiPage(page, siteConfig.baseUrl),
  ...listReferences(renderApiPage(page, '/')),
};
`;
}
