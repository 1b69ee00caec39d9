import path from 'node:path';
import type { ApiComponent, ApiProduct, ApiProductId, ApiSize } from '../../src/lib/contracts/api';
import { findPagesAbout, type ProsePage } from './createPages';
import { getSizeKey, type ComponentImport, type SizeRequest } from './sizes/createBundle';
import { measureSizes } from './sizes/measureSizes';
import type { DocsVersion } from '../versions/docsVersion';
import { getApiPages } from './versionPages';

/** What a component is measured on top of while no page of prose shows it beside others. */
const BASE_COMPONENT: Readonly<Record<ApiProductId, string>> = {
  'data-grid': 'DataGrid',
  'date-pickers': 'DatePicker',
  charts: 'ChartContainer',
  'tree-view': 'RichTreeView',
};

function toImport({ name, exportName, imports }: ApiComponent): ComponentImport {
  return { name, ...(exportName && { exportName }), from: imports[0] ?? '' };
}

/** Names that the pages which list a component list beside it, else the product's base. */
export function listOthers(
  prose: readonly ProsePage[],
  product: ApiProductId,
  name: string,
): string[] {
  const beside = findPagesAbout(prose, product, name).flatMap(({ components }) => components);
  const names = beside.some((other) => other !== name) ? beside : [BASE_COMPONENT[product]];
  return [...new Set(names)].filter((other) => other !== name).sort();
}

/** What to measure for the documented components of a product. */
export function createRequests(model: ApiProduct, prose: readonly ProsePage[]): SizeRequest[] {
  const { product, major, components } = model;
  const names = getApiPages(major)[product]?.components ?? [];
  const documented = components.filter(({ name }) => names.includes(name));
  return documented.map((component) => ({
    ...toImport(component),
    others: listOthers(prose, product, component.name).flatMap((name) => {
      const other = documented.find((candidate) => candidate.name === name);
      return other ? [toImport(other)] : [];
    }),
  }));
}

/**
 * Sizes of the pinned packages, which never change and take minutes to measure. `npm run sizes`
 * writes them; what they lack, or all where packages are others, is measured by the build.
 */
export const KNOWN_SIZES = path.join(__dirname, 'sizes/known.json');

interface MeasureInput {
  siteDir: string;
  docs: DocsVersion;
  models: readonly ApiProduct[];
  prose: readonly ProsePage[];
  /** Only what has been measured before. */
  isCachedOnly?: boolean;
  report: (problem: string) => void;
  /** Where sizes are kept (absolute) in place of those that builds and the repository know. */
  cacheDir?: string;
}

/** Sizes of the documented components by product and name. */
export async function measurePages({
  siteDir,
  docs,
  models,
  prose,
  isCachedOnly,
  report,
  cacheDir,
}: MeasureInput): Promise<Map<ApiProductId, Map<string, ApiSize>>> {
  if (!docs.isCurrent) {
    // Nobody weighs a version to choose it when a newer one is there.
    return new Map();
  }
  const requests = models.map((model) => [model.product, createRequests(model, prose)] as const);
  const sizes = await measureSizes(
    requests.flatMap(([, list]) => list),
    {
      workspaceDir: path.join(siteDir, docs.docsDir),
      cacheDir: cacheDir ?? path.join(siteDir, '.cache/api-sizes'),
      ...(!cacheDir && { knownFile: KNOWN_SIZES }),
      report,
      isCachedOnly,
    },
  );
  return new Map(
    requests.map(([product, list]) => [
      product,
      new Map(
        list.flatMap((request) => {
          const size = sizes.get(getSizeKey(request));
          return size ? [[request.name, size] as const] : [];
        }),
      ),
    ]),
  );
}
