import { PROBLEMS_FOLDER, PROBLEMS_PATH } from '../../src/lib/contracts/knownProblem';

/** The folder of the nearest page above a file; none when it stands beside all pages. */
function findOwner(file: string, pages: ReadonlySet<string>): string | undefined {
  const parts = file.split('/');
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const page = `${parts.slice(0, count).join('/')}/`;
    if (pages.has(page)) {
      return page;
    }
  }
  return undefined;
}

/** Known problems stand on many pages in one form; all of them are on one. */
const PROBLEMS = { folder: `${PROBLEMS_FOLDER}/`, page: PROBLEMS_PATH.replace(/^\/x\//, '') };

/**
 * The pages of a docs version that changed files touch. A file in a page's folder is that page's
 * own; one beside all pages (packages, settings) touches every page. `changed` are paths in the
 * site, `docsDir` the version's folder, `pages` are named as `react-charts/bars/`.
 */
export function findTouchedPages(
  changed: readonly string[],
  docsDir: string,
  pages: ReadonlySet<string>,
): ReadonlySet<string> {
  const own = changed
    .filter((file) => file.startsWith(`${docsDir}/`))
    .map((file) => file.slice(docsDir.length + 1))
    .map((file) => (file.startsWith(PROBLEMS.folder) ? PROBLEMS.page : findOwner(file, pages)));
  return own.includes(undefined) ? pages : new Set(own.filter((page) => page !== undefined));
}
