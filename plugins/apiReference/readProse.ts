import type { Diagnostic } from '../../src/lib/diagnostic';
import { readPages } from '../navigation/readPages';
import { listReference } from '../versions/listPages';
import { findApiPath } from './apiSectionPlugin';
import type { ProsePage } from './createPages';
import type { DocsVersion } from '../versions/docsVersion';
import { CURRENT_VERSION } from '../../src/lib/docsVersions';
import { PAGES_FILE } from './versionPages';

/** All pages, those of prose with the components they cover, and names without a page. */
export async function readProse(
  siteDir: string,
  { name: version, docsDir, root }: Pick<DocsVersion, 'name' | 'docsDir' | 'root'>,
): Promise<{ prose: ProsePage[]; pathnames: ReadonlySet<string>; diagnostics: Diagnostic[] }> {
  const { pages } = await readPages(siteDir, docsDir);
  const prose: ProsePage[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { file, pathname, frontMatter, lines } of pages) {
    const { title, components, productId } = frontMatter;
    if (!Array.isArray(components)) {
      continue;
    }
    const names = components.map(String);
    const product = typeof productId === 'string' ? productId : undefined;
    prose.push({
      pathname: pathname.replace(/^\/x\//, root),
      title: String(title),
      components: names,
      productId: product,
    });
    names
      .filter((name) => findApiPath(name, { productId: product, version }) === undefined)
      .forEach((name) =>
        diagnostics.push({
          file,
          line: lines.components ?? 1,
          message: `"${name}" has no reference page${product ? ` in ${product}` : ''}. List components or interfaces from ${version === CURRENT_VERSION ? 'nav/api.ts' : `${docsDir}/${PAGES_FILE}`}.`,
        }),
      );
  }
  const pathnames = new Set([
    ...pages.map(({ pathname }) => pathname),
    ...listReference(version).map((page) => `/x/${page.replace(/\/$/, '')}`),
  ]);
  return { prose, pathnames, diagnostics };
}
