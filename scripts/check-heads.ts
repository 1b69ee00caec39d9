import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { UNLISTED_PAGES } from '../plugins/sitemap/unlisted';
import { siteSettings } from '../site.config';
import { readLeftOut } from '../testing/builtSite/readLeftOut';
import { findHeadProblems, isIndexed } from './heads/findHeadProblems';
import { findSitemapProblems, readSitemap } from './heads/findSitemapProblems';
import { readHead, type Head } from './heads/readHead';
import { readPngSize } from './heads/readPngSize';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';

const BUILD_DIR = path.join(__dirname, '../build');

/** `x/react-charts/index.html` → `/x/react-charts/` */
function getAddress(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
}

const readText = (file: string) => readFileSync(path.join(BUILD_DIR, file), 'utf8');

/** The pages that Docusaurus generated, without redirects and the runner of edited code. */
async function readHeads(): Promise<Map<string, Head>> {
  const files = await Globby('**/*.html', { cwd: BUILD_DIR });
  const heads = files.map((file) => [getAddress(file), readHead(readText(file))] as const);
  return new Map(heads.filter(([, { metas }]) => metas.has('generator')));
}

function readPictureSize(address: string) {
  const file = path.join(BUILD_DIR, address);
  return existsSync(file) ? readPngSize(readFileSync(file)) : undefined;
}

/**
 * Checks the metadata of the built site: link previews of each page, breadcrumbs for search
 * engines, sitemap and robots.txt. After a quick build, which draws no preview images,
 * `--without-pictures` skips their sizes.
 */
async function main(): Promise<void> {
  const { 'without-pictures': hasNoPictures = false } = readOptions({
    'without-pictures': { type: 'boolean' },
  });
  const { url, baseUrl } = siteSettings;
  const siteUrl = `${url}${baseUrl}`;
  const pages = await readHeads();
  const problems = findHeadProblems({
    pages,
    readPictureSize: hasNoPictures ? undefined : readPictureSize,
    siteUrl,
    leftOut: readLeftOut(BUILD_DIR),
  }).map(({ page, message }) => `${page} ${message}`);
  const listed = [...pages]
    .filter(([page, head]) => isIndexed(head) && !UNLISTED_PAGES.includes(page))
    .map(([page]) => page)
    .filter((page) => page !== '/404.html')
    .map((page) => `${siteUrl}${page.slice(1)}`);
  problems.push(
    ...findSitemapProblems({
      entries: readSitemap(readText('sitemap.xml')),
      expected: new Set(listed),
      today: new Date().toISOString().slice(0, 10),
    }),
  );
  if (!readText('robots.txt').includes(`\nSitemap: ${siteUrl}sitemap.xml\n`)) {
    problems.push('robots.txt does not list the sitemap.');
  }
  if (problems.length > 0) {
    throw new Error(
      `The built site has ${problems.length} metadata errors:\n  ${problems.join('\n  ')}`,
    );
  }
  console.log(`${pages.size} pages: preview images, breadcrumbs and sitemap are correct.`);
}

runMain(main);
