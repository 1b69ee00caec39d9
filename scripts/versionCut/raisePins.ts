import type { Manifest } from '../../plugins/packages/installed';

type Versions = Record<string, string>;

function raise(pins: Versions | undefined, versions: Readonly<Versions>): Versions | undefined {
  return (
    pins &&
    Object.fromEntries(
      Object.entries(pins).map(([name, version]) => [name, versions[name] ?? version]),
    )
  );
}

/** A manifest with new versions of its pinned packages; everything else and the order stay. */
export function raisePins<T extends Partial<Manifest>>(manifest: T, versions: Versions): T {
  const { dependencies, devDependencies } = manifest;
  return {
    ...manifest,
    ...(dependencies && { dependencies: raise(dependencies, versions) }),
    ...(devDependencies && { devDependencies: raise(devDependencies, versions) }),
  };
}

/**
 * The manifest of the current docs with another version of the family.
 *
 * @param reasons why a library has a different release, by name
 */
export function raiseWorkspace(
  manifest: Manifest,
  version: string,
  versions: Versions,
  reasons: Versions,
): Manifest {
  const raised: Manifest = { ...raisePins(manifest, versions), version, otherReleases: reasons };
  if (Object.keys(reasons).length === 0) {
    delete raised.otherReleases;
  }
  return raised;
}
