import path from 'node:path';
import type { ApiComponent, ApiProduct, ApiProductId, ApiSize } from '../../src/lib/contracts/api';
import { findPagesAbout, type ProsePage } from './createPages';
import { getSizeKey, type ComponentImport, type SizeRequest } from './sizes/createBundle';
import { measureSizes } from './sizes/measureSizes';
import type { DocsVersion } from '../versions/docsVersion';
import { getApiPages } from './versionPages';

/** The component that others are measured on top of if no page of prose shows them together. */
const BASE_COMPONENT: Readonly<Record<ApiProductId, string>> = {
  'data-grid': 'DataGrid',
  'date-pickers': 'DatePicker',
  charts: 'ChartContainer',
  'tree-view': 'RichTreeView',
};

function toImport({ name, exportName, imports }: ApiComponent): ComponentImport {
  return { name, ...(exportName && { exportName }), from: imports[0] ?? '' };
}

/** Names listed together with a component on its pages; otherwise the product's base component. */
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
 * writes them. The build measures missing ones, or all of them if the packages differ.
 */
export const KNOWN_SIZES = path.join(__dirname, 'sizes/known.json');

interface MeasureInput {
  siteDir: string;
  docs: DocsVersion;
  models: readonly ApiProduct[];
  prose: readonly ProsePage[];
  /** Whether to return only sizes that were measured before. */
  isCachedOnly?: boolean;
  report: (problem: string) => void;
  /** Folder for sizes (absolute), instead of those of builds and the repository. */
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
    // Nobody compares sizes of an old version.
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
