import { parseVersionNames } from '../../plugins/versions';
import type { VersionName } from '../../src/lib/docsVersions';
import { readOptions } from './readOptions';

/** The docs versions listed by `--versions v8,v7`; all without it. Throws for other options. */
export function readVersions(): readonly VersionName[] {
  const { versions = 'all' } = readOptions({ versions: { type: 'string' } });
  return parseVersionNames(versions);
}
