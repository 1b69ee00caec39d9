import { CURRENT_VERSION } from '@site/src/lib/contracts/runner';

/** Versions of the libraries that code can run on; the first is the default. Others join here. */
export const PLAYGROUND_VERSIONS: readonly [PlaygroundVersion, ...PlaygroundVersion[]] = [
  { id: CURRENT_VERSION, label: '8.7.0' },
];

export interface PlaygroundVersion {
  /** Name of the runner: `v8`. */
  id: string;
  label: string;
}

/** The version of an id, else the default. */
export function getVersion(id: string | undefined): PlaygroundVersion {
  return PLAYGROUND_VERSIONS.find((version) => version.id === id) ?? PLAYGROUND_VERSIONS[0];
}
