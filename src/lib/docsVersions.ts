import docs from '../../docs/package.json';
import oldVersions from '../../versions.json';

/** Name of a docs version: `v8`. A separate type, because a library version isn't a name. */
export type VersionName = `v${number}`;

/** Version of a library: `8.7.0`, `9.0.0-beta.1`. */
export type LibraryVersion = `${number}.${number}.${number}${string}`;

/** Whether text has the format of a docs version's name. */
export function isVersionName(text: string): text is VersionName {
  return /^v\d+$/.test(text);
}

function parseVersionName(text: string): VersionName {
  if (!isVersionName(text)) {
    throw new Error(`"${text}" isn't the name of a docs version, such as "v7".`);
  }
  return text;
}

/** The version in a package.json. Throws if it doesn't consist of three numbers. */
export function parseLibraryVersion(text: string): LibraryVersion {
  if (!/^\d+\.\d+\.\d+([-+].+)?$/.test(text)) {
    throw new Error(`"${text}" isn't the version of a library, such as "8.7.0".`);
  }
  return text as LibraryVersion;
}

/**
 * The version of the libraries documented by the current docs: `8.7.0`. Set in docs/package.json.
 */
export const LIBRARY_VERSION = parseLibraryVersion(docs.version);

/** `8.7.0` → `v8`, the name of its docs version. */
export function getVersionName(libraryVersion: LibraryVersion): VersionName {
  return parseVersionName(`v${libraryVersion.split('.')[0]}`);
}

/** The docs version whose pages have no version in their path. */
export const CURRENT_VERSION = getVersionName(LIBRARY_VERSION);

/** All docs versions, newest first: `v8`, `v7` … */
export const DOCS_VERSIONS: readonly VersionName[] = [
  CURRENT_VERSION,
  ...oldVersions.map(parseVersionName),
];

/** The folder of a version's workspace, relative to the site. */
export function getDocsDir(version: VersionName): string {
  return version === CURRENT_VERSION ? 'docs' : `versioned_docs/version-${version}`;
}

/** The version whose workspace is in a folder, based on its last part. */
export function findVersionOfDir(docsDir: string): VersionName {
  const [, name] = /(?:^|[\\/])version-([^\\/]+)[\\/]?$/.exec(docsDir) ?? [];
  return name === undefined ? CURRENT_VERSION : parseVersionName(name);
}

/** The label of a version's menu entry: for the current one, the libraries' version. */
export function getVersionLabel(version: VersionName): VersionName | LibraryVersion {
  return version === CURRENT_VERSION ? LIBRARY_VERSION : version;
}

/** `v7` → `/x/v7/`, the root of the version's pages. */
export function getVersionRoot(version: VersionName): string {
  return version === CURRENT_VERSION ? '/x/' : `/x/${version}/`;
}

/** `/x/v7/react-charts/` → `v7`, `react-charts/`; undefined outside of /x/. */
export function splitVersionPath(path: string): { version: VersionName; page: string } | undefined {
  const [, rest] = /^\/x\/(.*)$/.exec(path) ?? [];
  if (rest === undefined) {
    return undefined;
  }
  const [, name, page] = /^(v\d+)(?:\/(.*))?$/.exec(rest) ?? [];
  const version = DOCS_VERSIONS.find((known) => known === name);
  return version !== undefined
    ? { version, page: page ?? '' }
    : { version: CURRENT_VERSION, page: rest };
}
