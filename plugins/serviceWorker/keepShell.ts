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

/** What the page is drawn and hydrates with: what its HTML names, and what its route loads at once. */
function listShellFiles({ baseUrl, routeFiles, html }: Shell): Set<string> {
  const { files, starts } = routeFiles;
  const start = (starts[`/${OFFLINE_PAGE}`] ?? []).map((place) => files[place]!);
  const named = start.concat(
    [...html.matchAll(/(?:src|href|url)[=(]"?([^\s">)]+)/g)]
      .map(([, address]) => address!)
      .filter((address) => address.startsWith(baseUrl))
      .map((address) => address.slice(baseUrl.length)),
  );
  // Icons are asked for by systems, when the app is installed.
  return new Set(named.filter((file) => /^(assets|img)\/(?!icons\/)/.test(file)));
}

/**
 * Of all files of the build, those of the offline page, under the addresses by which pages ask for
 * them. A page of another address is kept when it is visited. The page of unknown addresses is not
 * here: some hosts serve it with its own status, with which no worker would install.
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
