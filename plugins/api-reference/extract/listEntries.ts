import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiPlan, ApiProductId } from '../../../src/lib/contracts/api';
import { PRODUCT_PACKAGES } from '../products';

/** A package of a product as it is installed in a workspace. */
export interface InstalledPackage {
  name: string;
  plan: ApiPlan;
  version: string;
  /** Absolute folder. */
  directory: string;
  /** Folder of the package in its repository: `packages/x-data-grid`. */
  repositoryDirectory: string;
}

/** A module path that users may import from. */
export interface Entry {
  /** `@mui/x-charts/BarChart` */
  path: string;
  packageName: string;
  plan: ApiPlan;
  isRoot: boolean;
}

/** Folders that are not for users, or hold what has no place in a reference. */
const HIDDEN_FOLDERS = new Set([
  'esm',
  'internals',
  'internals-fields',
  'legacy',
  'modern',
  'node',
  'node_modules',
  'themeAugmentation',
  'typeOverloads',
]);

interface Manifest {
  version: string;
  repository?: { directory?: string };
}

/**
 * Nearest package.json of a package. Not through `require.resolve`: some packages map every
 * subpath into a folder of their own.
 */
function findManifest(directory: string, name: string): string {
  const file = path.join(directory, 'node_modules', name, 'package.json');
  if (existsSync(file)) {
    return file;
  }
  const parent = path.dirname(directory);
  if (parent === directory) {
    throw new Error(`${name} is not installed. Run "npm ci".`);
  }
  return findManifest(parent, name);
}

/** The packages of a product that a workspace (absolute folder) has, least plan first. */
export function listInstalled(workspaceDir: string, product: ApiProductId): InstalledPackage[] {
  const wanted = JSON.parse(readFileSync(path.join(workspaceDir, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return PRODUCT_PACKAGES[product]
    .filter(({ name }) => name in wanted.dependencies)
    .map(({ name, plan }) => {
      const file = findManifest(workspaceDir, name);
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
      return {
        name,
        plan,
        version: manifest.version,
        directory: path.dirname(file),
        repositoryDirectory:
          manifest.repository?.directory ?? `packages/${name.replace('@mui/', '')}`,
      };
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
