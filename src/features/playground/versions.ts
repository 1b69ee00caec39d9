import { DOCS_VERSIONS, getVersionLabel } from '@site/src/lib/docsVersions';

/** Versions of the libraries that code can run with; the first is the default. */
export const PLAYGROUND_VERSIONS: readonly PlaygroundVersion[] = DOCS_VERSIONS.map((id) => ({
  id,
  label: getVersionLabel(id),
}));

export interface PlaygroundVersion {
  /** The runner's name: `v8`. */
  id: string;
  label: string;
}

/** The version with an ID, or else the default. */
export function getVersion(id: string | undefined): PlaygroundVersion {
  return PLAYGROUND_VERSIONS.find((version) => version.id === id) ?? PLAYGROUND_VERSIONS[0]!;
}
