import path from 'node:path';
import { findPackageDir, readManifest } from '../../plugins/packages/installed';

/** The version of a package as a workspace (relative to the site) gets it. */
export function findInstalledVersion(
  siteDir: string,
  docsDir: string,
  name: string,
): string | undefined {
  const directory = findPackageDir(path.join(siteDir, docsDir), name);
  return directory && readManifest(directory).version;
}
