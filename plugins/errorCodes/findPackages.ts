import { existsSync } from 'node:fs';
import path from 'node:path';
import { findPackageDir, readManifest } from '../packages/installed';

/** An installed package and the docs versions that use it. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** Absolute, with symbolic links resolved. */
  directory: string;
  /** Such as `v8`, in the given order. */
  docsVersions: string[];
  /** Whether it may throw minified errors: it is, or depends on, a package that creates them. */
  canMinify: boolean;
}

/** The scopes under which the libraries were published. */
const SCOPES = ['@mui/', '@material-ui/'];

/** Packages with the function that creates the text of a minified error. */
const FORMATTER_PACKAGES = SCOPES.map((scope) => `${scope}utils`);

function isOurs(name: string): boolean {
  return SCOPES.some((scope) => name.startsWith(scope));
}

/**
 * Every package of the libraries that docs workspaces depend on, directly or indirectly, in the
 * copies that they get. Each version of a package is listed once. `docsDirs` are absolute. Throws
 * if a workspace is missing or depends on a package that isn't installed.
 */
export function findPackages(docsDirs: readonly string[]): InstalledPackage[] {
  const found = new Map<string, InstalledPackage>();
  for (const docsDir of docsDirs) {
    if (!existsSync(path.join(docsDir, 'package.json'))) {
      throw new Error(
        `Error codes are read from the packages of ${docsDir}, but it has no package.json. Check \`docsDirs\`.`,
      );
    }
    const docsVersion = `v${readManifest(docsDir).version.split('.')[0]}`;
    const seen = new Set<string>();
    const visit = (directory: string) => {
      const { dependencies = {}, peerDependencies = {} } = readManifest(directory);
      for (const name of Object.keys({ ...peerDependencies, ...dependencies })) {
        const target = isOurs(name) ? findPackageDir(directory, name) : undefined;
        if (!target && directory === docsDir && isOurs(name)) {
          throw new Error(`${docsDir} depends on ${name}, which isn't installed. Run \`npm ci\`.`);
        }
        if (target && !seen.has(target)) {
          seen.add(target);
          add(target, docsVersion);
          visit(target);
        }
      }
    };
    visit(docsDir);
  }
  return [...found.values()];

  function add(directory: string, docsVersion: string) {
    const { name, version, dependencies = {} } = readManifest(directory);
    const key = `${name}@${version}`;
    const canMinify = FORMATTER_PACKAGES.some((home) => name === home || home in dependencies);
    const entry = found.get(key) ?? { name, version, directory, docsVersions: [], canMinify };
    if (!entry.docsVersions.includes(docsVersion)) {
      entry.docsVersions.push(docsVersion);
    }
    found.set(key, entry);
  }
}
