import docs from '../../docs/package.json';
import OLD_VERSIONS from '../../versions.json';

/** Version of the libraries that the current docs describe: `8.7.0`. Written in docs/package.json. */
export const LIBRARY_VERSION: string = docs.version;

/** `8.7.0` → `v8`, as a docs version is called. */
export function getVersionName(libraryVersion: string): string {
  return `v${libraryVersion.split('.')[0]}`;
}

/** Name of the docs version whose pages have no version in their path. */
export const CURRENT_VERSION = getVersionName(LIBRARY_VERSION);

/** Every docs version, newest first: `v8`, `v7` … */
export const DOCS_VERSIONS: readonly string[] = [CURRENT_VERSION, ...OLD_VERSIONS];

/** Folder of a version's workspace, relative to the site. */
export function getDocsDir(version: string): string {
  return version === CURRENT_VERSION ? 'docs' : `versioned_docs/version-${version}`;
}

/** Name of the version whose workspace a folder is; its last part decides. */
export function findVersionOfDir(docsDir: string): string {
  return /(?:^|[\\/])version-([^\\/]+)[\\/]?$/.exec(docsDir)?.[1] ?? CURRENT_VERSION;
}

/** What the text of a version's menu entry says: the libraries' version for the current one. */
export function getVersionLabel(version: string): string {
  return version === CURRENT_VERSION ? LIBRARY_VERSION : version;
}

/** `v7` → `/x/v7/`, where the version's pages begin. */
export function getVersionRoot(version: string): string {
  return version === CURRENT_VERSION ? '/x/' : `/x/${version}/`;
}

/** `/x/v7/react-charts/` → `v7`, `react-charts/`; undefined outside /x/. */
export function splitVersionPath(path: string): { version: string; page: string } | undefined {
  const [, rest] = /^\/x\/(.*)$/.exec(path) ?? [];
  if (rest === undefined) {
    return undefined;
  }
  const [, version, page] = /^(v\d+)(?:\/(.*))?$/.exec(rest) ?? [];
  return version !== undefined && DOCS_VERSIONS.includes(version)
    ? { version, page: page ?? '' }
    : { version: CURRENT_VERSION, page: rest };
}
