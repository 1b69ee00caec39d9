import { DEPENDENCY_FIELDS, isOwnFolder, type LockedPackages, type Needs } from './lockFile';

/**
 * `8.7.0`, `4.1.0-0`; the alias `npm:typescript@7.0.2`; `$react` in overrides is the version of the
 * root.
 */
const EXACT = /^(?:(?:npm:@?[\w/.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?|\$@?[\w/.-]+)$/;

const place = (folder: string) => `${folder === '' ? '' : `${folder}/`}package.json`;

function listNeeds(manifest: Needs): [string, string][] {
  return DEPENDENCY_FIELDS.flatMap((field) => Object.entries(manifest[field] ?? {}));
}

function listOverrides({ overrides = {} }: Needs): [string, string][] {
  return Object.entries(overrides).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : Object.entries(value),
  );
}

/** Packages required by a range, where somebody else's release would decide what is installed. */
export function findRanges(manifests: ReadonlyMap<string, Needs>): string[] {
  return [...manifests].flatMap(([folder, manifest]) =>
    [...listNeeds(manifest), ...listOverrides(manifest)]
      .filter(([, version]) => !EXACT.test(version))
      .map(
        ([name, version]) =>
          `${place(folder)} requires ${name} "${version}". Use an exact version (npm install --save-exact).`,
      ),
  );
}

/** Where the lock file doesn't match the package.json files, or can't be verified. */
export function findLockProblems(
  manifests: ReadonlyMap<string, Needs>,
  locked: LockedPackages,
): string[] {
  const stale = [...manifests].flatMap(([folder, manifest]) => {
    const known = new Map(listNeeds(locked[folder] ?? {}));
    const asked = new Map(listNeeds(manifest));
    return [...new Set([...known.keys(), ...asked.keys()])]
      .filter((name) => known.get(name) !== asked.get(name))
      .map(
        (name) =>
          `For ${name}, package-lock.json has ${known.get(name) ?? 'nothing'}, but ${place(folder)} has ${asked.get(name) ?? 'nothing'}. Run npm install.`,
      );
  });
  const unverified = Object.entries(locked)
    .filter(([folder, { link, integrity }]) => !isOwnFolder(folder) && !link && !integrity)
    .map(([folder]) => `package-lock.json has no hash for ${folder}. Install it from a registry.`);
  return [...stale, ...unverified];
}
