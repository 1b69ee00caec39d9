import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ApiPlan, ApiProductId } from '../../../src/lib/contracts/api';
import { findPackageDir, readManifest } from '../../packages/installed';
import { getProduct, listPlanPackages } from '../../../src/lib/products';

/** A package of a product, as installed in a workspace. */
export interface InstalledPackage {
  name: string;
  plan: ApiPlan;
  version: string;
  /** Absolute folder. */
  directory: string;
}

/** A module path that users may import from. */
export interface Entry {
  /** `@mui/x-charts/BarChart` */
  path: string;
  packageName: string;
  plan: ApiPlan;
  isRoot: boolean;
}

const THEME_FOLDER = 'themeAugmentation';

/** Folders that aren't meant for users or don't belong in a reference. */
const HIDDEN_FOLDERS = new Set([
  'esm',
  'internals',
  'internals-fields',
  'legacy',
  'modern',
  'node',
  'node_modules',
  THEME_FOLDER,
  'typeOverloads',
]);

/** The packages of a product in a workspace (absolute folder), lowest plan first. */
export function listInstalled(workspaceDir: string, product: ApiProductId): InstalledPackage[] {
  const { dependencies = {} } = readManifest(workspaceDir);
  return listPlanPackages(getProduct(product))
    .filter(({ name }) => name in dependencies)
    .map(({ name, plan }) => {
      const directory = findPackageDir(workspaceDir, name);
      if (!directory) {
        throw new Error(`${name} isn't installed. Run "npm ci".`);
      }
      return { name, plan, version: readManifest(directory).version, directory };
    });
}

/** The module paths of a package: its root, then its public folders by name. */
export function listEntries({ name, plan, directory }: InstalledPackage): Entry[] {
  const folders = readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !HIDDEN_FOLDERS.has(entry.name))
    .map((entry) => entry.name)
    .filter((folder) => existsSync(path.join(directory, folder, 'index.d.ts')))
    .sort();
  return [
    { path: name, packageName: name, plan, isRoot: true },
    ...folders.map((folder) => ({
      path: `${name}/${folder}`,
      packageName: name,
      plan,
      isRoot: false,
    })),
  ];
}

/** The modules that add a product's components to Material UI's theme types. */
export function listThemeModules(packages: readonly InstalledPackage[]): string[] {
  return packages
    .filter(({ directory }) => existsSync(path.join(directory, THEME_FOLDER, 'index.d.ts')))
    .map(({ name }) => `${name}/${THEME_FOLDER}`);
}
