import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackage, which } from '../../../testing/servers/debianPackage';

/** Where Debian installs each major's binaries; only the client binaries are in the PATH. */
const DEBIAN_DIR = '/usr/lib/postgresql';

function findPostgres(): string | undefined {
  const majors = existsSync(DEBIAN_DIR) ? readdirSync(DEBIAN_DIR) : [];
  const newest = majors
    .sort((left, right) => Number(right) - Number(left))
    .map((major) => path.join(DEBIAN_DIR, major, 'bin'))
    .find((directory) => existsSync(path.join(directory, 'initdb')));
  const initdb = which('initdb');
  return newest ?? (initdb && path.dirname(initdb));
}

/** Folder of PostgreSQL's binaries; tries to install them if missing, and throws with advice. */
export function ensurePostgres(report: (message: string) => void): string {
  const found = findPostgres() ?? (installDebianPackage('postgresql', report), findPostgres());
  if (!found) {
    throw new Error(
      [
        "The feedback receiver's tests also need PostgreSQL, which wasn't found. Do one of these:",
        '  - install the package "postgresql" with your system’s package manager,',
        '  - add the folder that contains "initdb" to PATH.',
      ].join('\n'),
    );
  }
  return found;
}
