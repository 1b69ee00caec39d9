import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LEFT_OUT_FILE } from '../../src/lib/contracts/leftOutPages';
import { splitVersionPath, type VersionName } from '../../src/lib/docsVersions';

/** Addresses of pages and previews of templates that the built site omits. */
export function readLeftOut(buildDir: string): ReadonlySet<string> {
  const file = path.join(`${buildDir}-hosting`, LEFT_OUT_FILE);
  return new Set(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []);
}

/** Versions that are only partly in the built site. */
export const readPartialVersions = (buildDir: string): ReadonlySet<VersionName> =>
  new Set([...readLeftOut(buildDir)].flatMap((page) => splitVersionPath(page)?.version ?? []));
