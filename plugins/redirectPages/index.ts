import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getVersionRoot, splitVersionPath } from '../../src/lib/docsVersions';
import type { Redirect } from '../versions';
import { createRedirectPage, REDIRECT_SCRIPT, REDIRECT_SCRIPT_FILE } from './createRedirectPage';

/** Writes a file that must not be there yet. */
async function writeNew(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text, { flag: 'wx' });
}

/** Of another site. */
const isWhole = (address: string) => address.startsWith('https://');

/**
 * Writes a page at each old address, for hosts that know no redirects. Addresses are below the base
 * path, unless they are whole, and end with a slash. Fails where a page would lead nowhere of this
 * site, or is there already. What leads to a version that is built apart is followed when all are
 * together (`check-redirects.ts`).
 */
export function createRedirectPagesPlugin(redirects: readonly Redirect[]) {
  return ({ baseUrl }: Pick<LoadContext, 'baseUrl'>): Plugin => ({
    name: 'redirect-pages',
    async postBuild({ outDir, routesPaths }) {
      const getAddress = (address: string) =>
        isWhole(address) ? address : `${baseUrl}${address.slice(1)}`;
      const isBuiltApart = (address: string) => {
        const { version } = splitVersionPath(address) ?? {};
        const root = version && getAddress(getVersionRoot(version));
        return root !== undefined && !routesPaths.some((route) => route.startsWith(root));
      };
      const dead = redirects.filter(
        ({ to }) => !isWhole(to) && !routesPaths.includes(getAddress(to)) && !isBuiltApart(to),
      );
      if (dead.length > 0) {
        throw new Error(
          `Redirects lead to pages that are not there:\n${dead.map(({ from, to }) => `  ${from} → ${to}`).join('\n')}`,
        );
      }
      const scriptUrl = `${baseUrl}${REDIRECT_SCRIPT_FILE}`;
      await writeNew(path.join(outDir, REDIRECT_SCRIPT_FILE), REDIRECT_SCRIPT);
      await Promise.all(
        redirects.map(({ from, to }) =>
          writeNew(
            path.join(outDir, from, 'index.html'),
            createRedirectPage(getAddress(to), scriptUrl),
          ),
        ),
      );
    },
  });
}
