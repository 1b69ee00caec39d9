/** Where Debian and others put it, which not every search path holds. */
const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Of Debian. */
export const PACKAGES = {
  server: 'nginx-light',
  brotliModule: 'libnginx-mod-http-brotli-static',
} as const;

const BROTLI_MODULE = 'ngx_http_brotli_static_module.so';
const MODULE_DIRS = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules'];

export interface Machine {
  nginxPath: string | undefined;
  /** Absolute path of a program on the search path, if it is there. */
  which: (program: string) => string | undefined;
  exists: (path: string) => boolean;
}

/**
 * The nginx to serve with: `NGINX_PATH`, or an installed one. Throws when `NGINX_PATH` leads
 * nowhere, since somebody meant it.
 */
export function findNginx({ nginxPath, which, exists }: Machine): string | undefined {
  if (nginxPath) {
    if (!exists(nginxPath)) {
      throw new Error(`NGINX_PATH is "${nginxPath}", but there is no such file.`);
    }
    return nginxPath;
  }
  return which('nginx') ?? PLACES.find(exists);
}

/** Path of the module that sends files which are compressed with Brotli, where it is installed. */
export function findBrotliModule({ exists }: Pick<Machine, 'exists'>): string | undefined {
  return MODULE_DIRS.map((directory) => `${directory}/${BROTLI_MODULE}`).find(exists);
}

/** What of Debian’s packages would bring what is missing. A program that somebody named is theirs to complete. */
export function listMissingPackages(machine: Machine): string[] {
  if (machine.nginxPath) {
    return [];
  }
  return [
    ...(findNginx(machine) ? [] : [PACKAGES.server]),
    ...(findBrotliModule(machine) ? [] : [PACKAGES.brotliModule]),
  ];
}
