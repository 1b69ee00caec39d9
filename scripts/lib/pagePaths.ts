import { existsSync } from 'node:fs';
import path from 'node:path';
import { listPageFiles } from '../../plugins/versions/listPageFiles';

const PAGE = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

/** `/x/react-charts/bars/` and `docs/react-charts/bars` → `react-charts/bars`. */
export function normalizePage(text: string): string {
  return text
    .trim()
    .replace(/^(?:\/x\/|docs\/)/, '')
    .replace(/(?:\/index\.mdx|\/)$/, '');
}

/** Why a string isn't a valid page path; undefined if it is, whether or not the page exists. */
export function findPageDiagnostic(page: string): string | undefined {
  if (!PAGE.test(page)) {
    return `"${page}" is not a page. Use lowercase words and dashes, as in react-charts/bars.`;
  }
  return page === 'api' || page.startsWith('api/')
    ? `"${page}" is a page of the API reference, which the build generates.`
    : undefined;
}

/** The file of a page, relative to the site; by default, of the current docs. */
export function getPageFile(page: string, docsDir = 'docs'): string {
  return `${docsDir}/${page}/index.mdx`;
}

/** Throws if the page doesn't exist, with the pages of its section. */
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
      `Page "${page}" does not exist. ${pages.length > 0 ? `Pages in the same section: ${pages.join(', ')}.` : 'Create it with npm run new:page.'}`,
    );
  }
}
