import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getPackageName } from '../../runner/listPackages';
import { findPackageDir } from '../../runner/resolver';

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * `name@version` of the packages behind the module paths, and of all that they depend on, as
 * installed for `workspaceDir` (absolute); sorted. What is not installed is left out.
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
      const { name, version, dependencies, peerDependencies } = JSON.parse(
        readFileSync(path.join(directory, 'package.json'), 'utf8'),
      ) as Manifest;
      seen.set(directory, `${name}@${version}`);
      queue.push(...find(directory, Object.keys({ ...dependencies, ...peerDependencies })));
    }
  }
  return [...new Set(seen.values())].sort();
}
