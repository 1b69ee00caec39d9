import { DEPENDENCY_FIELDS, isOwnFolder, type LockedPackages, type Needs } from './lockFile';

/**
 * `8.7.0`, `4.1.0-0`; `npm:typescript@7.0.2` under another name; `$react` in overrides is the version
 * that the root has.
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

/** Packages that are asked for by a range: what is installed would be decided by somebody else's release. */
export function findRanges(manifests: ReadonlyMap<string, Needs>): string[] {
  return [...manifests].flatMap(([folder, manifest]) =>
    [...listNeeds(manifest), ...listOverrides(manifest)]
      .filter(([, version]) => !EXACT.test(version))
      .map(
        ([name, version]) =>
          `${place(folder)} asks for ${name} "${version}": write the exact version (npm install --save-exact).`,
      ),
  );
}

/** Where the lock file does not say what the package.json files do, or cannot be verified. */
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
          `package-lock.json has ${name} as ${known.get(name) ?? 'nothing'}, ${place(folder)} as ${asked.get(name) ?? 'nothing'}: run npm install.`,
      );
  });
  const unverified = Object.entries(locked)
    .filter(([folder, { link, integrity }]) => !isOwnFolder(folder) && !link && !integrity)
    .map(([folder]) => `package-lock.json has no hash for ${folder}: install it from a registry.`);
  return [...stale, ...unverified];
}
