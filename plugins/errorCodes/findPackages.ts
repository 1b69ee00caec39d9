import { existsSync } from 'node:fs';
import path from 'node:path';
import { findPackageDir, readManifest } from '../packages/installed';

/** An installed package and the docs versions that run on it. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** Absolute, without links. */
  directory: string;
  /** `v8`, in the order in which they were given. */
  docsVersions: string[];
  /** Whether it may throw minified errors: it has, or depends on, the package that makes them. */
  canMinify: boolean;
}

/** The scopes that the libraries have been published under. */
const SCOPES = ['@mui/', '@material-ui/'];

/** Homes of the function that makes the text of a minified error. */
const FORMATTER_PACKAGES = SCOPES.map((scope) => `${scope}utils`);

function isOurs(name: string): boolean {
  return SCOPES.some((scope) => name.startsWith(scope));
}

/**
 * Every package of the libraries that a docs workspace depends on, directly or through another,
 * in the copies that it gets. Each version of a package is named once. `docsDirs` are absolute.
 * Throws when a workspace is missing or names a package that is not installed.
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
          throw new Error(`${docsDir} names ${name}, which is not installed. Run \`npm ci\`.`);
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
