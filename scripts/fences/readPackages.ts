import { findPackageDir, readManifest } from '../../plugins/packages/installed';
import { listPlanPackages, PRODUCTS } from '../../src/lib/products';
import { readExportedNames } from '../names/readExportedNames';

/** Installed packages with what they export: name → subpath to import it from. */
export type Packages = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** By the names that they have in some version. */
export const MATERIAL = ['@mui/material', '@material-ui/core'];
export const ICONS = ['@mui/icons-material', '@material-ui/icons'];

const NAMES = [
  ...PRODUCTS.flatMap(listPlanPackages).map(({ name }) => name),
  ...MATERIAL,
  ...ICONS,
];

/** The packages whose names code blocks can use without an import. `docsDir` is absolute. */
export function readPackages(docsDir: string): Packages {
  const { dependencies = {} } = readManifest(docsDir);
  return new Map(
    NAMES.filter((name) => dependencies[name] !== undefined).flatMap((name) => {
      const directory = findPackageDir(docsDir, name);
      return directory ? [[name, readExportedNames(directory)] as const] : [];
    }),
  );
}
