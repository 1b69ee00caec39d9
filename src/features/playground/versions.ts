import { DOCS_VERSIONS, getVersionLabel } from '@site/src/lib/docsVersions';

/** Versions of the libraries that code can run on; the first is the default. */
export const PLAYGROUND_VERSIONS: readonly PlaygroundVersion[] = DOCS_VERSIONS.map((id) => ({
  id,
  label: getVersionLabel(id),
}));

export interface PlaygroundVersion {
  /** Name of the runner: `v8`. */
  id: string;
  label: string;
}

/** The version of an id, else the default. */
export function getVersion(id: string | undefined): PlaygroundVersion {
  return PLAYGROUND_VERSIONS.find((version) => version.id === id) ?? PLAYGROUND_VERSIONS[0]!;
}
