import type { ApiDocument, ApiPage, ApiProduct } from '../../src/lib/contracts/api';
import { CURRENT_VERSION } from '../../src/lib/docsVersions';
import { getApiPath } from '../../src/lib/paths';
import { createSchema } from './createSchema';

export interface PublishedFile {
  /** Relative to the site's base path: `x/api/data-grid.json`. */
  path: string;
  content: string;
}

const SCHEMA_PATH = '/x/api/schema.json';

/** Path of a product's model: the current major has the short one. */
export function getModelPath({ product, major }: Pick<ApiProduct, 'product' | 'major'>): string {
  return major === CURRENT_VERSION ? `x/api/${product}.json` : `x/${major}/api/${product}.json`;
}

/** The schema of models and pages. */
export function createSchemaFile(): PublishedFile {
  const schema = { $id: SCHEMA_PATH, title: 'API reference', ...createSchema() };
  return { path: SCHEMA_PATH.slice(1), content: JSON.stringify(schema) };
}

/** The models of all majors, and the pages of the current one. */
export function createPublishedFiles(
  models: readonly ApiProduct[],
  pages: readonly ApiPage[],
): PublishedFile[] {
  const toContent = (model: ApiProduct | ApiPage) => {
    const document: ApiDocument = { $schema: SCHEMA_PATH, ...model };
    return JSON.stringify(document);
  };
  return [
    ...models.map((model) => ({ path: getModelPath(model), content: toContent(model) })),
    ...pages.map((page) => ({
      path: getApiPath(page.product, page.api.name, page.major).replace(/^\/(.+)\/$/, '$1.json'),
      content: toContent(page),
    })),
  ];
}
