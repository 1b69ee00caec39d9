import path from 'node:path';
import { inFile } from '../plugins/mdx/pageDiagnostic';
import { getApiPages } from '../plugins/apiReference/versionPages';
import { readCheckedPages } from '../plugins/pageCheck/readCheckedPages';
import { getDocsDir } from '../src/lib/docsVersions';
import { getProductPath, PRODUCTS } from '../src/lib/products';
import { readScope } from './lib/readScope';
import { reportDiagnostics } from './lib/reportDiagnostics';
import { runMain } from './lib/runMain';
import { findUnlinkedMentions, type Subject } from './mentions/findUnlinkedMentions';
import { isOwnMatter } from './mentions/isOwnMatter';

const SITE_DIR = path.join(__dirname, '..');

/** Product names appear on every page of the product and on every general page. */
const OVERVIEWS = PRODUCTS.map((product) => getProductPath(product));

/** Lists what pages mention but don't link: other pages by title, and API names in plain text. */
async function main(): Promise<void> {
  const scope = await readScope(SITE_DIR);
  const diagnostics = [];
  let count = 0;
  for (const version of scope.versions) {
    const docsDir = getDocsDir(version);
    const pages = await readCheckedPages({ siteDir: SITE_DIR, docsDir, version });
    const names = Object.values(getApiPages(version)).flatMap(({ components, interfaces }) => [
      ...components,
      ...interfaces,
    ]);
    const subjects = [
      ...pages
        .filter(({ page }) => !OVERVIEWS.includes(`/x/${page}`))
        .map(({ page, frontMatter }) => ({
          name: String(frontMatter.title),
          path: `/x/${page}`,
        })),
      ...[...new Set(names)].map((name) => ({ name })),
    ];
    for (const { file, page, tree } of pages.filter(
      (one) => !scope.page || one.file === scope.page.file,
    )) {
      count += 1;
      const others = subjects.filter(
        ({ path: titled }: Subject) =>
          titled === undefined || (titled !== `/x/${page}` && isOwnMatter(`/x/${page}`, titled)),
      );
      diagnostics.push(...inFile(file, findUnlinkedMentions(tree, others)));
    }
  }
  reportDiagnostics(diagnostics, `${count} pages, ${diagnostics.length} unlinked mentions.`);
}

runMain(main);
