import path from 'node:path';
import {
  CURRENT_VERSION,
  DOCS_VERSIONS,
  getDocsDir,
  getVersionLabel,
  getVersionRoot,
  parseLibraryVersion,
  type LibraryVersion,
  type VersionName,
} from '../../src/lib/docsVersions';
import { readManifest } from '../packages/installed';

/** A version of the docs, as the build sees it. */
export interface DocsVersion {
  /** `v7` */
  name: VersionName;
  /** What menus call it: `8.7.0` for the current one, else its name. */
  label: VersionName | LibraryVersion;
  /** Folder of its workspace, relative to the site: `versioned_docs/version-v7`. */
  docsDir: string;
  /** Where its pages begin: `/x/v7/`. */
  root: string;
  /** Version of the libraries that its pages describe. */
  libraryVersion: LibraryVersion;
  isCurrent: boolean;
}

/** The docs versions of those names, newest first. `siteDir` is absolute. */
export function readDocsVersions(
  siteDir: string,
  names: readonly VersionName[] = DOCS_VERSIONS,
): DocsVersion[] {
  return names.map((name) => {
    const docsDir = getDocsDir(name);
    return {
      name,
      label: getVersionLabel(name),
      docsDir,
      root: getVersionRoot(name),
      libraryVersion: parseLibraryVersion(readManifest(path.join(siteDir, docsDir)).version),
      isCurrent: name === CURRENT_VERSION,
    };
  });
}

/**
 * The versions that a build is asked for: `v7,v6`, and `current` for the one without a name in its
 * paths; all of them for `all`. Throws with the names there are when one is unknown.
 */
export function parseVersionNames(text: string): VersionName[] {
  if (text === 'all') {
    return [...DOCS_VERSIONS];
  }
  const names = text.split(',').map((name) => {
    const trimmed = name.trim();
    return trimmed === 'current' ? CURRENT_VERSION : trimmed;
  });
  const unknown = names.filter((name) => !DOCS_VERSIONS.some((known) => known === name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no docs version ${unknown.map((name) => `"${name}"`).join(', ')}. Versions: current, ${DOCS_VERSIONS.join(', ')}; or all.`,
    );
  }
  return DOCS_VERSIONS.filter((name) => names.includes(name));
}
