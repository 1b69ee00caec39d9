import { LISTED_PACKAGES_FILE } from '../../src/lib/contracts/materials';
import type { AddressKind } from './createHeaders';

/** URLs of one kind, relative to the base path and without its slash. */
export interface AddressRule {
  /**
   * `assets/` stands for everything below it, `favicon.ico` and `` (the home page) for themselves.
   */
  address: string;
  /** Whether it includes everything below. */
  isFolder: boolean;
  kind: AddressKind;
}

const IMAGE = /\.(?:ico|png|svg|webp)$/;

/** Folders with a kind other than pages. */
const FOLDERS: Readonly<Record<string, AddressKind>> = { assets: 'asset', img: 'image' };

/** Whether a file of the built site belongs to the documents that run edited demos. */
export const isOfRunner = (file: string) => file.startsWith('runner/');

/**
 * Rules of which exactly one matches each file of the built site, because hosts combine the headers
 * of all matches. `entries` are the files and folders (with a trailing slash) of its first level,
 * `runners` the names in the folder of the runner.
 */
export function listRules(entries: readonly string[], runners: readonly string[]): AddressRule[] {
  const rules = entries.flatMap((entry): AddressRule[] => {
    const folder = entry.endsWith('/') ? entry.slice(0, -1) : undefined;
    if (folder === 'runner') {
      return runners.flatMap((name): AddressRule[] => [
        { address: `runner/${name}/`, isFolder: false, kind: 'runner' },
        { address: `runner/${name}/index.html`, isFolder: false, kind: 'runner' },
        { address: `runner/${name}/assets/`, isFolder: true, kind: 'asset' },
        { address: `runner/${name}/${LISTED_PACKAGES_FILE}`, isFolder: false, kind: 'page' },
      ]);
    }
    if (folder !== undefined) {
      return [{ address: entry, isFolder: true, kind: FOLDERS[folder] ?? 'page' }];
    }
    return [{ address: entry, isFolder: false, kind: IMAGE.test(entry) ? 'image' : 'page' }];
  });
  return [{ address: '', isFolder: false, kind: 'page' }, ...rules];
}
