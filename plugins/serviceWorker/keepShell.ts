import type { RouteFiles } from '../../src/lib/contracts/routeFiles';
import { OFFLINE_PAGE } from '../../src/lib/contracts/offline';

export interface Entry {
  url: string;
  revision: string | null;
  size: number;
}

const HASHED = /\.[0-9a-f]{8,}\.\w+$/;

interface Shell {
  baseUrl: string;
  routeFiles: Pick<RouteFiles, 'files' | 'starts'>;
  /** The HTML of the offline page. */
  html: string;
}

/**
 * The files that render and hydrate the page: those in its HTML, and those its route loads
 * immediately.
 */
function listShellFiles({ baseUrl, routeFiles, html }: Shell): Set<string> {
  const { files, starts } = routeFiles;
  const start = (starts[`/${OFFLINE_PAGE}`] ?? []).map((place) => files[place]!);
  const named = start.concat(
    [...html.matchAll(/(?:src|href|url)[=(]"?([^\s">)]+)/g)]
      .map(([, address]) => address!)
      .filter((address) => address.startsWith(baseUrl))
      .map((address) => address.slice(baseUrl.length)),
  );
  // Without icons, which operating systems load when the app is installed.
  return new Set(named.filter((file) => /^(assets|img)\/(?!icons\/)/.test(file)));
}

/**
 * The files of the offline page among all files of the build, under the URLs that pages request.
 * Other pages are cached when they're visited. The 404 page isn't included, because some hosts
 * serve it with status 404, which would keep the worker from installing.
 */
export function keepShell(entries: readonly Entry[], shell: Shell): Entry[] {
  const files = listShellFiles(shell);
  return entries.flatMap(({ url, revision, size }) => {
    if (url === `${OFFLINE_PAGE}index.html`) {
      return [{ url: shell.baseUrl + OFFLINE_PAGE, revision, size }];
    }
    const isHashed = HASHED.test(url);
    return files.has(url)
      ? [{ url: shell.baseUrl + url, revision: isHashed ? null : revision, size }]
      : [];
  });
}
