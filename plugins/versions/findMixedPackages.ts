import path from 'node:path';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { findPackageDir, isLibrary, readManifest, type Manifest } from '../packages/installed';
import type { DocsVersion } from './docsVersion';

type Workspace = Pick<DocsVersion, 'docsDir' | 'isCurrent'>;

function listPins({ dependencies = {} }: Manifest): [string, string][] {
  return Object.entries(dependencies).filter(([name]) => isLibrary(name));
}

/** Libraries of a workspace whose installed version differs from the pinned one. */
function findStale(siteDir: string, { docsDir }: Workspace, manifest: Manifest): string[] {
  return listPins(manifest).flatMap(([name, pinned]) => {
    const directory = findPackageDir(path.join(siteDir, docsDir), name);
    const installed = directory && readManifest(directory).version;
    return installed === pinned
      ? []
      : [
          `${name} ${pinned} is pinned, but ${installed ?? 'it'} is ${installed ? '' : 'not '}installed. Run "npm install".`,
        ];
  });
}

/** Libraries of the current docs whose release differs from the rest without a reason. */
function findStragglers({ version, otherReleases = {}, ...manifest }: Manifest): string[] {
  const pins = listPins({ ...manifest, version }).filter(([name]) => !(name in otherReleases));
  const releases = [...new Set(pins.map(([, pinned]) => pinned))];
  const [major] = version.split('.');
  // Between a cut and the package update, all of them are from the previous major.
  if (releases.length === 1 && !releases[0]!.startsWith(`${major}.`)) {
    return [];
  }
  return pins
    .filter(([, pinned]) => pinned !== version)
    .map(
      ([name, pinned]) =>
        `${name} is pinned at ${pinned}, but these docs describe ${version}. Update all of them with "npm run version:bump", or give the reason in "otherReleases".`,
    );
}

/** Libraries that the site itself pins at a different version than the current docs. */
function findDivided(site: Manifest, { dependencies = {} }: Manifest, docsDir: string): string[] {
  return listPins(site).flatMap(([name, pinned]) => {
    const other = dependencies[name];
    return other === undefined || other === pinned
      ? []
      : [`${name} is pinned at ${pinned}, but at ${other} in ${docsDir}/package.json.`];
  });
}

/**
 * Inconsistencies in the packages of the docs versions: pins that don't match what's installed,
 * and, in the current docs, pins of different releases. `siteDir` is absolute.
 */
export function findMixedPackages(siteDir: string, versions: readonly Workspace[]): Diagnostic[] {
  return versions.flatMap((workspace) => {
    const { docsDir, isCurrent } = workspace;
    const manifest = readManifest(path.join(siteDir, docsDir));
    const own = [
      ...findStale(siteDir, workspace, manifest),
      ...(isCurrent ? findStragglers(manifest) : []),
    ].map((message) => ({ file: `${docsDir}/package.json`, line: 1, message }));
    const shared = isCurrent ? findDivided(readManifest(siteDir), manifest, docsDir) : [];
    return [...own, ...shared.map((message) => ({ file: 'package.json', line: 1, message }))];
  });
}
