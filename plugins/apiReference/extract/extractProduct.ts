import type {
  ApiExport,
  ApiHook,
  ApiMajor,
  ApiProblem,
  ApiProduct,
  ApiProductId,
} from '../../../src/lib/contracts/api';
import { API_PAGES } from '../../../nav/api';
import { applyCorrections } from './corrections';
import { createContext, type ExtractContext } from './createContext';
import {
  listEntries,
  listInstalled,
  listThemeModules,
  type Entry,
  type InstalledPackage,
} from './listEntries';
import { getPageName, markPlans, readComponent } from './readComponent';
import { describe, readDocs } from './readDocs';
import { describeExport, readExports, type Exported } from './readExports';
import { readEvents, readSelectors } from './readGrid';
import { readApiParts, readInterface } from './readInterface';
import { readObjects } from './readObjects';
import { readSignatures } from './readSignatures';
import { readThemeKeys, THEME_MODULE } from './readThemeKeys';

const isDefined = <T>(value: T | undefined): value is T => value !== undefined;

function readHook(context: ExtractContext, exported: Exported): ApiHook | undefined {
  const { checker, location } = context;
  const { name, plan, imports, symbol } = exported;
  const docs = readDocs(symbol, checker);
  if (docs.isIgnored) {
    return undefined;
  }
  const type = checker.getTypeOfSymbolAtLocation(symbol, location);
  return {
    name,
    plan,
    ...describe(docs),
    imports,
    signatures: readSignatures(context, type, docs).signatures ?? [],
  };
}

/** Adapters tie the date type to their library, so they are read separately. */
const isAdapter = ({ path }: Entry) => /\/Adapter\w+$/.test(path);

function readAdapters(
  workspaceDir: string,
  product: ApiProductId,
  packages: readonly InstalledPackage[],
  entries: readonly Entry[],
): ApiExport[] {
  if (entries.length === 0) {
    return [];
  }
  const context = createContext(workspaceDir, product, packages, entries);
  return readExports(context).map((entry) => describeExport(context, entry));
}

/**
 * Reads the API of one product from the packages of a workspace (absolute folder). Deterministic;
 * `problems` lists what the packages leave unclear.
 */
export function extractProduct(
  workspaceDir: string,
  major: ApiMajor,
  product: ApiProductId,
): { model: ApiProduct; problems: ApiProblem[] } | undefined {
  const packages = listInstalled(workspaceDir, product);
  const [community] = packages;
  if (!community) {
    return undefined;
  }
  const entries = packages.flatMap(listEntries);
  const themeModules = listThemeModules(packages);
  const context = createContext(
    workspaceDir,
    product,
    packages,
    entries.filter((entry) => !isAdapter(entry)),
    themeModules.length > 0 ? [...themeModules, THEME_MODULE] : [],
  );
  const { problems } = context;
  const exported = readExports(context);
  const exports = new Map(exported.map((entry) => [entry.name, entry]));
  const ofKind = (kind: string) => exported.filter((entry) => entry.kind === kind);
  const components = markPlans(
    ofKind('component')
      // If there are a stable and an unstable name, the stable one is the component and the other
      // only an export.
      .filter(({ name }) => getPageName(name) === name || !exports.has(getPageName(name)))
      .map((entry) => readComponent(context, entry, exports))
      .filter(isDefined),
  );
  const interfaces = API_PAGES[product].interfaces
    .map((name) => exports.get(name))
    .filter(isDefined)
    .map((entry) => readInterface(context, entry));
  const isGrid = product === 'data-grid';
  const grids = components.filter(({ name }) => name.startsWith('DataGrid'));
  const model: ApiProduct = {
    product,
    major,
    version: community.version,
    packages: Object.fromEntries(packages.map(({ name, version }) => [name, version])),
    components,
    interfaces,
    hooks: ofKind('hook')
      .map((entry) => readHook(context, entry))
      .filter(isDefined),
    events: isGrid ? readEvents(context, exports.get('GridEventLookup'), grids) : [],
    selectors: isGrid ? readSelectors(context, exported) : [],
    apiParts: isGrid
      ? readApiParts(
          context,
          exports,
          interfaces.find(({ name }) => name === 'GridApi'),
        )
      : [],
    objects: readObjects(
      context,
      exported.filter(({ name }) => !API_PAGES[product].interfaces.includes(name)),
    ),
    themeKeys: readThemeKeys(context),
    exports: [
      ...exported.map((entry) => describeExport(context, entry)),
      ...readAdapters(workspaceDir, product, packages, entries.filter(isAdapter)),
    ].sort((a, b) => a.name.localeCompare(b.name, 'en')),
  };
  const corrected = applyCorrections({ ...model, hidden: context.hidden.toModel() });
  return { model: corrected.model, problems: [...problems, ...corrected.idle].sort() };
}
