import { existsSync } from 'node:fs';
import path from 'node:path';
import { DOCS_VERSIONS, getDocsDir, type VersionName } from '../../src/lib/docsVersions';
import { isLibrary, readManifest } from '../packages/installed';

/** The releases of our libraries that the workspace of each docs version pins. */
export function readReleases(siteDir: string): Map<VersionName, string[]> {
  return new Map(
    DOCS_VERSIONS.flatMap((version): [VersionName, string[]][] => {
      const docsDir = path.join(siteDir, getDocsDir(version));
      if (!existsSync(path.join(docsDir, 'package.json'))) {
        return [];
      }
      const { dependencies = {} } = readManifest(docsDir);
      const pinned = Object.entries(dependencies).flatMap(([name, release]) =>
        isLibrary(name) ? [release] : [],
      );
      return [[version, [...new Set(pinned)]]];
    }),
  );
}
