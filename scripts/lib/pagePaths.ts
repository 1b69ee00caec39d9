import { existsSync } from 'node:fs';
import path from 'node:path';
import { listPageFiles } from '../../plugins/versions/listPageFiles';

const PAGE = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

/** `/x/react-charts/bars/` and `docs/react-charts/bars` → `react-charts/bars`, as commands take a page. */
export function normalizePage(text: string): string {
  return text
    .trim()
    .replace(/^(?:\/x\/|docs\/)/, '')
    .replace(/(?:\/index\.mdx|\/)$/, '');
}

/** Why a text is not the name of a page, whether or not there is one; undefined when it is. */
export function findPageDiagnostic(page: string): string | undefined {
  if (!PAGE.test(page)) {
    return `"${page}" is no page: it has lower-case words with dashes, as react-charts/bars has.`;
  }
  return page === 'api' || page.startsWith('api/')
    ? `"${page}" is a page of the API reference, which is written by the build.`
    : undefined;
}

/** The file of a page, relative to the site; of the current docs unless their folder is another. */
export function getPageFile(page: string, docsDir = 'docs'): string {
  return `${docsDir}/${page}/index.mdx`;
}

/** Throws, with the pages beside it, when the docs have no such page. */
export async function assertPage(siteDir: string, page: string, docsDir = 'docs'): Promise<void> {
  const problem = findPageDiagnostic(page);
  if (problem) {
    throw new Error(problem);
  }
  if (!existsSync(path.join(siteDir, getPageFile(page, docsDir)))) {
    const [section] = page.split('/');
    const files = await listPageFiles(siteDir, docsDir);
    const pages = files
      .map((file) => path.posix.dirname(file))
      .filter((name) => name.split('/')[0] === section);
    throw new Error(
      `There is no page "${page}". ${pages.length > 0 ? `Pages beside it: ${pages.join(', ')}.` : 'Write it with npm run new:page.'}`,
    );
  }
}
