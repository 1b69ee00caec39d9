import path from 'node:path';
import { findPackageDir, readManifest } from '../../plugins/packages/installed';

/** The version of a package that a workspace (relative to the site) resolves. */
export function findInstalledVersion(
  siteDir: string,
  docsDir: string,
  name: string,
): string | undefined {
  const directory = findPackageDir(path.join(siteDir, docsDir), name);
  return directory && readManifest(directory).version;
}
