import type { PackFile, PackList } from '@site/src/lib/contracts/offline';

export interface Plan {
  /** What to fetch first: the files that pages need. */
  needed: PackFile[];
  pages: PackFile[];
  /** Bytes that are already stored. */
  present: number;
  /** Paths of what is stored but no longer part of the pack. */
  stale: string[];
}

const isPage = ([path]: PackFile) => path === '' || path.endsWith('/');

/**
 * What needs to be done to have all files of a list. `stored` maps the path of each stored file to
 * its hash.
 */
export function planDownload(
  { files }: Pick<PackList, 'files'>,
  stored: ReadonlyMap<string, string | null>,
): Plan {
  const isThere = ([path, , hash]: PackFile) => stored.get(path) === hash;
  const missing = files.filter((file) => !isThere(file));
  const listed = new Set(files.map(([path]) => path));
  return {
    needed: missing.filter((file) => !isPage(file)),
    pages: missing.filter(isPage),
    present: files.filter(isThere).reduce((sum, [, size]) => sum + size, 0),
    stale: [...stored.keys()].filter((path) => !listed.has(path)),
  };
}
