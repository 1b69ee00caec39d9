import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { listVersionPages } from '../../plugins/versions/listPages';
import type { DocsVersion } from '../../plugins/versions/docsVersion';

/** What every version's pages are made with, besides their own files. */
const SHARED = [
  '{src,plugins,nav,i18n,static}/**',
  '{docusaurus,site}.config.ts',
  '{package-lock,versions}.json',
  '{docs,versioned_docs/*}/package.json',
];

/** Settings of the site that a deployer gives: site.config.ts reads no others. */
function listSettings(): string[] {
  return Object.entries(process.env)
    .filter(([name]) => /^(SITE_|MUI_X_|ANALYTICS_|ADS_|ENABLE_AD)/.test(name))
    .map(([name, value]) => `${name}=${value ?? ''}`)
    .sort();
}

/**
 * A hash of all that decides the build of a version: its own files, the site's code, the packages,
 * the names of the pages of all versions (menus lead to them), and the deployer's settings.
 */
export async function hashVersion(
  siteDir: string,
  { name, docsDir }: DocsVersion,
): Promise<string> {
  const own = [`${docsDir}/**`, `versioned_sidebars/version-${name}-sidebars.json`];
  const files = await Globby([...SHARED, ...own], {
    cwd: siteDir,
    ignore: ['**/node_modules/**', '**/*.test.{ts,tsx}', '*/api/**', 'versioned_docs/*/api/**'],
  });
  const hash = createHash('sha256').update(process.version).update(listSettings().join('\n'));
  for (const file of files.sort()) {
    hash.update(file).update(readFileSync(path.join(siteDir, file)));
  }
  for (const [version, pages] of listVersionPages(siteDir)) {
    hash.update(version).update([...pages].sort().join('\n'));
  }
  return hash.digest('hex');
}
