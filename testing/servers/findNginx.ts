/** Where Debian and others install it, which isn't in every PATH. */
const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Names of the Debian packages. */
export const PACKAGES = {
  server: 'nginx-light',
  brotliModule: 'libnginx-mod-http-brotli-static',
} as const;

const BROTLI_MODULE = 'ngx_http_brotli_static_module.so';
const MODULE_DIRS = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules'];

export interface Machine {
  nginxPath: string | undefined;
  /** Absolute path of a program in the PATH, if it exists. */
  which: (program: string) => string | undefined;
  exists: (path: string) => boolean;
}

/**
 * The nginx to serve with: `NGINX_PATH`, or an installed one. Throws if `NGINX_PATH` is set, but
 * the file doesn't exist.
 */
export function findNginx({ nginxPath, which, exists }: Machine): string | undefined {
  if (nginxPath) {
    if (!exists(nginxPath)) {
      throw new Error(`NGINX_PATH is "${nginxPath}", but that file doesn't exist.`);
    }
    return nginxPath;
  }
  return which('nginx') ?? PLACES.find(exists);
}

/** Path of the module that sends Brotli-compressed files, if it is installed. */
export function findBrotliModule({ exists }: Pick<Machine, 'exists'>): string | undefined {
  return MODULE_DIRS.map((directory) => `${directory}/${BROTLI_MODULE}`).find(exists);
}

/** The Debian packages of what is missing; none if `NGINX_PATH` is set. */
export function listMissingPackages(machine: Machine): string[] {
  if (machine.nginxPath) {
    return [];
  }
  return [
    ...(findNginx(machine) ? [] : [PACKAGES.server]),
    ...(findBrotliModule(machine) ? [] : [PACKAGES.brotliModule]),
  ];
}
