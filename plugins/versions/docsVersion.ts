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
  /** Its label in menus: `8.7.0` for the current one, else its name. */
  label: VersionName | LibraryVersion;
  /** Folder of its workspace, relative to the site: `versioned_docs/version-v7`. */
  docsDir: string;
  /** Root of its pages: `/x/v7/`. */
  root: string;
  /** Version of the libraries that its pages describe. */
  libraryVersion: LibraryVersion;
  isCurrent: boolean;
}

/** The docs versions with these names, newest first. `siteDir` is absolute. */
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
 * The versions requested for a build: `v7,v6`, and `current` for the one without a version in its
 * paths; `all` for all of them. Throws with the known names if one is unknown.
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
      `Unknown docs version ${unknown.map((name) => `"${name}"`).join(', ')}. Versions: current, ${DOCS_VERSIONS.join(', ')}, or all.`,
    );
  }
  return DOCS_VERSIONS.filter((name) => names.includes(name));
}
