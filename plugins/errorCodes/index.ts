import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ErrorCodeTable } from '../../src/lib/contracts/errorCodes';
import { readTable } from './readTable';

interface ErrorCodesOptions {
  /** Workspaces whose packages are read, relative to the site: `docs`, `versioned_docs/…`. */
  docsDirs: readonly string[];
  /** Static folder that gets `error-codes.json`, relative to the site. */
  staticDir: string;
}

/**
 * Reads the minified errors of the packages that the site documents. The table is a module,
 * `@generated/error-codes/default/table.json`, so that it's in the chunk of the page that resolves
 * codes, which then works offline; and a file, for other tools.
 */
export function createErrorCodesPlugin({ docsDirs, staticDir }: ErrorCodesOptions) {
  return ({ siteDir }: LoadContext): Plugin => ({
    name: 'error-codes',
    loadContent(): ErrorCodeTable {
      const table = readTable(siteDir, docsDirs);
      const directory = path.join(siteDir, staticDir);
      mkdirSync(directory, { recursive: true });
      writeFileSync(path.join(directory, 'error-codes.json'), JSON.stringify(table));
      return table;
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('table.json', JSON.stringify(content));
    },
  });
}
