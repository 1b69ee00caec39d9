import { getPackageName } from '../../../src/lib/getPackageName';
import { findPackageDir, readManifest } from '../../packages/installed';

/**
 * `name@version` of the packages behind the module paths and all their dependencies, as installed
 * for `workspaceDir` (absolute); sorted. Packages that aren't installed are left out.
 */
export function listPackageVersions(
  workspaceDir: string,
  modulePaths: readonly string[],
): string[] {
  const find = (directory: string, names: readonly string[]) =>
    names.flatMap((name) => findPackageDir(directory, name) ?? []);
  const queue = find(workspaceDir, [...new Set(modulePaths.map(getPackageName))]);
  const seen = new Map<string, string>();
  for (const directory of queue) {
    if (!seen.has(directory)) {
      const { name, version, dependencies, peerDependencies } = readManifest(directory);
      seen.set(directory, `${name}@${version}`);
      queue.push(...find(directory, Object.keys({ ...dependencies, ...peerDependencies })));
    }
  }
  return [...new Set(seen.values())].sort();
}
