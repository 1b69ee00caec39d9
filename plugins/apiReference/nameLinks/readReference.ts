import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiProduct } from '../../../src/lib/contracts/api';
import { getDocsDir, getVersionRoot, type VersionName } from '../../../src/lib/docsVersions';
import { getApiPath } from '../../../src/lib/paths';
import { PRODUCT_SLUGS } from '../../../src/lib/products';
import { readCachedProduct } from '../loadModels';
import { getApiPages } from '../versionPages';
import type { Reference } from './findNameTarget';

/** The page of a version that lists selectors, relative to its root. */
const SELECTORS_PAGE = 'react-data-grid/state';

const known = new Map<string, Reference>();

function findSelectors(siteDir: string, version: VersionName): string | undefined {
  const file = path.join(siteDir, getDocsDir(version), SELECTORS_PAGE, 'index.mdx');
  return existsSync(file) && readFileSync(file, 'utf8').includes('<SelectorCatalogue />')
    ? `${getVersionRoot(version)}${SELECTORS_PAGE}/`
    : undefined;
}

/** The reference of a version, read once per process. `siteDir` is absolute. */
export function readReference(siteDir: string, version: VersionName): Reference {
  const key = `${siteDir} ${version}`;
  const lists = getApiPages(version);
  const models = new Map<string, ApiProduct>();
  const reference = known.get(key) ?? {
    root: getVersionRoot(version),
    products: PRODUCT_SLUGS.filter((product) => lists[product] !== undefined),
    selectorsPath: findSelectors(siteDir, version),
    findPage: (name, product) => {
      const { components = [], interfaces = [] } = lists[product] ?? {};
      return components.includes(name) || interfaces.includes(name)
        ? getApiPath(product, name, version)
        : undefined;
    },
    getModel: (product) => {
      const model = models.get(product) ?? readCachedProduct(siteDir, version, product);
      if (model) {
        models.set(product, model);
      }
      return model;
    },
  };
  known.set(key, reference);
  return reference;
}
