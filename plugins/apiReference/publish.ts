import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiPage, ApiProduct } from '../../src/lib/contracts/api';
import { CURRENT_VERSION } from '../../src/lib/docsVersions';
import { getApiPath } from '../../src/lib/paths';

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

/** The models of all majors, the pages of the current one, and the schema of both. */
export function createPublishedFiles(
  models: readonly ApiProduct[],
  pages: readonly ApiPage[],
): PublishedFile[] {
  const schema = readFileSync(path.join(__dirname, 'schema/api.schema.json'), 'utf8');
  const toContent = (document: ApiProduct | ApiPage) =>
    JSON.stringify({ $schema: SCHEMA_PATH, ...document });
  return [
    { path: SCHEMA_PATH.slice(1), content: schema },
    ...models.map((model) => ({ path: getModelPath(model), content: toContent(model) })),
    ...pages.map((page) => ({
      path: getApiPath(page.product, page.api.name, page.major).replace(/^\/(.+)\/$/, '$1.json'),
      content: toContent(page),
    })),
  ];
}
