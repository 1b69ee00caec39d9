import type { PackFile, PackList } from '@site/src/lib/contracts/offline';

export interface Plan {
  /** What is to be fetched first: what pages need. */
  needed: PackFile[];
  pages: PackFile[];
  /** Bytes that are there already. */
  present: number;
  /** Paths of what is there and no longer part of the pack. */
  stale: string[];
}

const isPage = ([path]: PackFile) => path === '' || path.endsWith('/');

/** What is to do to have all files of a list. `stored` has the hash of what is there by its path. */
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
