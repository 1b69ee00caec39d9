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

/** A manifest with other versions of what it pins already; the rest stays, in its order. */
export function raisePins<T extends Partial<Manifest>>(manifest: T, versions: Versions): T {
  const { dependencies, devDependencies } = manifest;
  return {
    ...manifest,
    ...(dependencies && { dependencies: raise(dependencies, versions) }),
    ...(devDependencies && { devDependencies: raise(devDependencies, versions) }),
  };
}

/**
 * The manifest of the current docs at another version of the family.
 *
 * @param reasons why a library is of another release, by name
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
