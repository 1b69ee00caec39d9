import docs from '../../docs/package.json';
import oldVersions from '../../versions.json';

/** Name of a docs version: `v8`. A type of its own, since a library version is no name. */
export type VersionName = `v${number}`;

/** Version of a library: `8.7.0`, `9.0.0-beta.1`. */
export type LibraryVersion = `${number}.${number}.${number}${string}`;

/** Whether a text has the form of a docs version's name. */
export function isVersionName(text: string): text is VersionName {
  return /^v\d+$/.test(text);
}

function parseVersionName(text: string): VersionName {
  if (!isVersionName(text)) {
    throw new Error(`"${text}" is not the name of a docs version, such as "v7".`);
  }
  return text;
}

/** The version in a package.json. Throws where it is not three numbers. */
export function parseLibraryVersion(text: string): LibraryVersion {
  if (!/^\d+\.\d+\.\d+([-+].+)?$/.test(text)) {
    throw new Error(`"${text}" is not the version of a library, such as "8.7.0".`);
  }
  return text as LibraryVersion;
}

/** Version of the libraries that the current docs describe: `8.7.0`. Written in docs/package.json. */
export const LIBRARY_VERSION = parseLibraryVersion(docs.version);

/** `8.7.0` → `v8`, as a docs version is called. */
export function getVersionName(libraryVersion: LibraryVersion): VersionName {
  return parseVersionName(`v${libraryVersion.split('.')[0]}`);
}

/** Name of the docs version whose pages have no version in their path. */
export const CURRENT_VERSION = getVersionName(LIBRARY_VERSION);

/** Every docs version, newest first: `v8`, `v7` … */
export const DOCS_VERSIONS: readonly VersionName[] = [
  CURRENT_VERSION,
  ...oldVersions.map(parseVersionName),
];

/** Folder of a version's workspace, relative to the site. */
export function getDocsDir(version: VersionName): string {
  return version === CURRENT_VERSION ? 'docs' : `versioned_docs/version-${version}`;
}

/** Name of the version whose workspace a folder is; its last part decides. */
export function findVersionOfDir(docsDir: string): VersionName {
  const [, name] = /(?:^|[\\/])version-([^\\/]+)[\\/]?$/.exec(docsDir) ?? [];
  return name === undefined ? CURRENT_VERSION : parseVersionName(name);
}

/** What the text of a version's menu entry says: the libraries' version for the current one. */
export function getVersionLabel(version: VersionName): VersionName | LibraryVersion {
  return version === CURRENT_VERSION ? LIBRARY_VERSION : version;
}

/** `v7` → `/x/v7/`, where the version's pages begin. */
export function getVersionRoot(version: VersionName): string {
  return version === CURRENT_VERSION ? '/x/' : `/x/${version}/`;
}

/** `/x/v7/react-charts/` → `v7`, `react-charts/`; undefined outside /x/. */
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
