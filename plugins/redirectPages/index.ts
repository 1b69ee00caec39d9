import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getVersionRoot, splitVersionPath } from '../../src/lib/docsVersions';
import type { Redirect } from '../versions';
import { createRedirectPage, REDIRECT_SCRIPT, REDIRECT_SCRIPT_FILE } from './createRedirectPage';

/** Writes a file that must not exist yet. */
async function writeNew(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text, { flag: 'wx' });
}

/** Whether the URL is on another site. */
const isWhole = (address: string) => address.startsWith('https://');

/**
 * Writes a page at each old URL, for hosts without redirects. URLs are relative to the base path,
 * unless they're absolute, and end with a slash. Fails if a page would point to a missing page of
 * this site, or already exists. Targets in a version that's built separately are checked once all
 * versions are together (`check-redirects.ts`).
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
          `Redirects point to pages that don't exist:\n${dead.map(({ from, to }) => `  ${from} → ${to}`).join('\n')}`,
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
