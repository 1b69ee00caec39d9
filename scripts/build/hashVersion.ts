import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { RENAMES } from '../../nav/renames';
import { hashFiles, listNamedParts } from '../../plugins/lib/hashFiles';
import { createRedirects, type DocsVersion } from '../../plugins/versions';
import { findOtherVersions } from '../../plugins/versions/findOtherVersions';
import { listVersionPages } from '../../plugins/versions/listPages';

/** What every version's pages are built with, besides their own files. */
const SHARED = [
  '{src,plugins,nav,i18n,static}/**',
  '{docusaurus,site}.config.ts',
  '{package-lock,versions}.json',
  '{docs,versioned_docs/*}/package.json',
];

const NOT_SHARED = [
  '**/node_modules/**',
  '**/*.test.{ts,tsx}',
  '*/api/**',
  'versioned_docs/*/api/**',
  // The navigation of the current version. An old version has its own, and depends on these names
  // only through `findOtherVersions`.
  'nav/{index,introduction,commonConcepts,dataGrid,datePickers,charts,treeView,renames}.ts',
];

/** Settings that the deployer provides; site.config.ts reads no others. */
function listSettings(): string[] {
  return Object.entries(process.env)
    .filter(([name]) =>
      /^(SITE_|MUI_X_|ANALYTICS_|ADS_|ALGOLIA_|FEEDBACK_|CHAT_|ENABLE_AD)/.test(name),
    )
    .map(([name, value]) => `${name}=${value ?? ''}`)
    .sort();
}

/** The root's packages and browsers; its scripts don't affect pages. */
function readRootPackage(siteDir: string): string {
  const { dependencies, overrides, browserslist } = JSON.parse(
    readFileSync(path.join(siteDir, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  return JSON.stringify([dependencies, overrides, browserslist]);
}

/** What the menus of a version's pages link to in other versions, and its redirects. */
function listLinksOut(siteDir: string, { name, root }: DocsVersion): string {
  const versions = listVersionPages(siteDir);
  const pages = [...(versions.get(name) ?? [])].sort();
  const others = pages.map((page) => [page, findOtherVersions(page, name, versions, RENAMES)]);
  return JSON.stringify([others, createRedirects(siteDir, [{ name, root }])]);
}

/**
 * A hash of everything that affects the build of a version: its own files, the site's code, the
 * packages, the deployer's settings, and the pages of other versions that its own pages link to. A
 * new page in another version changes nothing, unless an old page links to it.
 */
export async function hashVersion(siteDir: string, docs: DocsVersion): Promise<string> {
  const { name, docsDir } = docs;
  const own = [`${docsDir}/**`, `versioned_sidebars/version-${name}-sidebars.json`];
  const files = await Globby([...SHARED, ...own], { cwd: siteDir, ignore: NOT_SHARED });
  return hashFiles([
    process.version,
    listSettings().join('\n'),
    ...listNamedParts(
      siteDir,
      files.sort().map((file) => path.join(siteDir, file)),
    ),
    readRootPackage(siteDir),
    listLinksOut(siteDir, docs),
  ]);
}
