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

/** `DataGridPro` → `@mui/x-data-grid-pro`. */
const toPackage = (name: string) =>
  `@mui/x${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Other plans export a component that a package is named after, too, but theirs only throws. */
const isPlaceholder = (name: string, from: string) =>
  toPackage(name) !== from && NAMES.includes(toPackage(name));

/** The packages whose names code blocks can use without an import. `docsDir` is absolute. */
export function readPackages(docsDir: string): Packages {
  const { dependencies = {} } = readManifest(docsDir);
  return new Map(
    NAMES.filter((name) => dependencies[name] !== undefined).flatMap((from) => {
      const directory = findPackageDir(docsDir, from);
      const names = directory ? [...readExportedNames(directory)] : [];
      return directory
        ? [[from, new Map(names.filter(([name]) => !isPlaceholder(name, from)))]]
        : [];
    }),
  );
}
