import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';

const HOST = String.raw`https?:\/\/(?:[\w-]+\.)?(?:mui|material-ui)\.com`;

/** Only links to the docs of these libraries; the brand has other sites on the same hosts. */
const LINK = new RegExp(
  String.raw`${HOST}\/(?:x|r\/x-|components\/data-grid|production-error)[^\s"'\`)<>\]*,;\\]*`,
  'g',
);

/** The distinct links to the docs in comments and messages of the installed packages. */
export async function readPackageLinks(siteDir: string): Promise<string[]> {
  const files = await Globby(
    [
      'node_modules/@mui/x-*/**/*.{js,mjs,d.ts}',
      '{docs,versioned_docs/*}/node_modules/@mui/x-*/**/*.{js,mjs,d.ts}',
      '!**/x-codemod/**',
      '!**/@mui/x-*/node_modules/**',
    ],
    { cwd: siteDir },
  );
  const links = files.flatMap((file) =>
    Array.from(readFileSync(path.join(siteDir, file), 'utf8').matchAll(LINK), ([link]) =>
      link.replace(/[.:]+$/, ''),
    ),
  );
  return [...new Set(links)].sort();
}
