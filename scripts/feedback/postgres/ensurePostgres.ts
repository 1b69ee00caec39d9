import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackage, which } from '../../../testing/servers/debianPackage';

/** Where Debian keeps the programs of each major: in the path it has only those of clients. */
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

/** Folder of PostgreSQL's programs, installed first if need be and possible. Throws with advice otherwise. */
export function ensurePostgres(report: (message: string) => void): string {
  const found = findPostgres() ?? (installDebianPackage('postgresql', report), findPostgres());
  if (!found) {
    throw new Error(
      [
        'The receiver of feedback is tested with PostgreSQL too, and none was found. Do one of these:',
        '  - install the package "postgresql" with your system’s package manager,',
        '  - put the folder with its program "initdb" into PATH.',
      ].join('\n'),
    );
  }
  return found;
}
