import type { ApiProduct } from '../../../src/lib/contracts/api';
import { getApiPath } from '../../../src/lib/paths';
import { getApiPages } from '../versionPages';

export interface CatalogueOptions {
  kind: string;
  /** Path of the page that shows it. */
  url: string;
  /** One part of the API object. */
  part?: string;
}

interface ModuleOptions extends CatalogueOptions {
  isServer: boolean;
  isDevelopment: boolean;
}

/** The part of the model that a catalogue needs. */
function pickProduct(product: ApiProduct, kind: string): ApiProduct {
  const { events, selectors, apiParts } = product;
  return {
    ...product,
    components: kind === 'events' ? product.components : [],
    interfaces: [],
    hooks: [],
    exports: [],
    events: kind === 'events' ? events : [],
    selectors: kind === 'selectors' ? selectors : [],
    apiParts: kind === 'api' ? apiParts : [],
  };
}

/** The same for all exports of a product; `source` is an `ApiExportEntry[]` as JSON. */
function createExportsModule(source: string, url: string): string {
  return `import siteConfig from '@generated/docusaurus.config';
import { renderExports } from '@site/src/features/apiCatalogue/renderExports';
import { listReferences } from '@site/src/lib/listReferences';

const entries = JSON.parse(${JSON.stringify(source)});

export default {
  url: ${JSON.stringify(url)},
  markup: renderExports(entries, siteConfig.baseUrl),
  ...listReferences(renderExports(entries, '/')),
};
`;
}

/**
 * Source of the module behind a catalogue (`StaticMarkupModule`). As with reference pages, the
 * browser gets the content as served HTML, and as code only in development.
 */
export function createCatalogueModule(
  source: string,
  { kind, url, part, isServer, isDevelopment }: ModuleOptions,
): string {
  if (!isServer && !isDevelopment) {
    return `export default ${JSON.stringify({ url })};\n`;
  }
  if (kind === 'exports') {
    return createExportsModule(source, url);
  }
  const product = pickProduct(JSON.parse(source) as ApiProduct, kind);
  const typePaths = Object.fromEntries(
    (getApiPages(product.major)[product.product]?.interfaces ?? []).map((name) => [
      name,
      getApiPath(product.product, name, product.major),
    ]),
  );
  return `import siteConfig from '@generated/docusaurus.config';
import { renderCatalogue } from '@site/src/features/apiCatalogue/renderCatalogue';
import { listReferences } from '@site/src/lib/listReferences';

const product = JSON.parse(${JSON.stringify(JSON.stringify(product))});
const render = (baseUrl) => renderCatalogue(
  ${JSON.stringify({ kind, ...(part && { part }) })},
  product,
  { baseUrl, typePaths: ${JSON.stringify(typePaths)} },
);

export default {
  url: ${JSON.stringify(url)},
  markup: render(siteConfig.baseUrl),
  ...listReferences(render('/')),
};
`;
}
