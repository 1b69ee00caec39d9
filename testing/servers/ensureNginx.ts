import { existsSync } from 'node:fs';
import { installDebianPackage, which } from './debianPackage';
import { findBrotliModule, findNginx, listMissingPackages, PACKAGES } from './findNginx';

interface Nginx {
  program: string;
  /** Path of the module for files that are compressed with Brotli; without it gzip is sent. */
  brotliModule: string | undefined;
}

const machine = { nginxPath: process.env.NGINX_PATH, which, exists: existsSync };

/** An nginx to serve the built site with, installed first if need be and possible. Ends with advice otherwise. */
export function ensureNginx(): Nginx {
  listMissingPackages(machine).forEach((name) => installDebianPackage(name, console.log));
  const program = findNginx(machine);
  if (!program) {
    throw new Error(
      [
        'The built site is served by nginx, and none was found. Do one of these:',
        `  - install nginx with your system’s package manager (Debian: ${Object.values(PACKAGES).join(' ')}),`,
        '  - set NGINX_PATH to the program of one that you have.',
      ].join('\n'),
    );
  }
  return { program, brotliModule: findBrotliModule(machine) };
}
