import { existsSync } from 'node:fs';
import { installDebianPackage, which } from './debianPackage';
import { findBrotliModule, findNginx, listMissingPackages, PACKAGES } from './findNginx';

interface Nginx {
  program: string;
  /** Path of the module for Brotli-compressed files; without it, gzip is sent. */
  brotliModule: string | undefined;
}

const machine = { nginxPath: process.env.NGINX_PATH, which, exists: existsSync };

/** An nginx for the built site. Tries to install it if missing; exits with advice otherwise. */
export function ensureNginx(): Nginx {
  listMissingPackages(machine).forEach((name) => installDebianPackage(name, console.log));
  const program = findNginx(machine);
  if (!program) {
    throw new Error(
      [
        "nginx is required to serve the built site, but wasn't found. Do one of these:",
        `  - install nginx with your system’s package manager (Debian: ${Object.values(PACKAGES).join(' ')}),`,
        '  - set NGINX_PATH to the path of an installed nginx.',
      ].join('\n'),
    );
  }
  return { program, brotliModule: findBrotliModule(machine) };
}
