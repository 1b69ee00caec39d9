import { type GlobalData, packGlobalData } from './packGlobalData';
import { packRoutes } from './packRoutes';
import { packSidebars, type SidebarItem } from './packSidebars';
import { DOCS_PLUGIN, type Generated } from '../docusaurusInternals';

/** Browser code of this plugin. */
const LIB = '@site/src/lib/routeTable';
const TABLE = '@generated/routes.js?table';

interface VersionProps {
  version?: {
    pluginId: string;
    version: string;
    docsSidebars?: Record<string, SidebarItem[]>;
    docs: object;
  };
}

interface Context {
  generated: Generated;
  globalData: GlobalData;
}

const write = (value: unknown) => JSON.stringify(value);

/** The table used by the other modules. */
export function createTableModule({ generated }: Context): string {
  return `export default ${write(packRoutes(generated).table)};\n`;
}

export function createRoutesModule(): string {
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import { createRoutes } from '${LIB}/createRoutes';
import table from '${TABLE}';
export default createRoutes(table, ComponentCreator);
`;
}

export function createChunkNamesModule(): string {
  return `import { names } from '@generated/registry';
import { createChunkNames } from '${LIB}/createChunkNames';
import table from '${TABLE}';
export default createChunkNames(table, names);
`;
}

/**
 * The ids of modules and chunks come from the runtime (`listRouteModules.ts`). The import of
 * `?split` never runs; it makes the bundler create a chunk for every page.
 */
export function createRegistryModule(): string {
  return `import { createRegistry } from '${LIB}/createRegistry';
export const { registry, names } = createRegistry(__webpack_require__.routeModules, __webpack_require__);
export const split = () => import('@generated/registry.js?split');
export default registry;
`;
}

/** Without chunk names, because the runtime would list each with its id, twice. */
export function createSplitModule({ generated }: Context): string {
  const imports = packRoutes(generated).requests.map((request) => `  () => import(${request}),\n`);
  return `export default [\n${imports.join('')}];\n`;
}

export function createGlobalDataModule({ generated, globalData }: Context): string {
  return `import { unpackGlobalData } from '${LIB}/unpackGlobalData';
import table from '${TABLE}';
export default unpackGlobalData(${write(packGlobalData(globalData, packRoutes(generated).table))}, table);
`;
}

/**
 * The properties of a route. Those of a docs version contain its sidebars, and the title and
 * description of every page for cards that this site doesn't have. The latter are left out, so
 * `useDocById` fails with what's missing.
 */
export function createPropsModule(
  source: string,
  { generated, globalData }: Context,
  isServer: boolean,
): string {
  const props = JSON.parse(source) as VersionProps;
  if (!props.version?.docsSidebars) {
    return isServer ? source : `export default ${source};\n`;
  }
  const { docsSidebars, ...version } = props.version;
  const lean = { ...version, docs: {} };
  if (isServer) {
    return write({ ...props, version: { ...lean, docsSidebars } });
  }
  const path = globalData[DOCS_PLUGIN]![version.pluginId]!.versions.find(
    ({ name }) => name === version.version,
  )!.path;
  const sidebars = packSidebars(docsSidebars, path, packRoutes(generated).table);
  return `import { unpackSidebars } from '${LIB}/unpackSidebars';
import table from '${TABLE}';
const docsSidebars = unpackSidebars(${write(sidebars)}, ${write(path)}, table);
export default { ...${write({ ...props, version: undefined })}, version: { ...${write(lean)}, docsSidebars } };
`;
}
