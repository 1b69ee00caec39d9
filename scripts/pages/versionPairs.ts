import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DOCS_VERSIONS, getDocsDir, type VersionName } from '../../src/lib/docsVersions';
import { PRODUCTS } from '../../src/lib/products';
import { getProductPage } from '../../src/lib/productVersions';

/** Where a version lists the demo files that are identical in the next version. */
export const SAME_FILES = 'same-files.json';

/** The demo files of a page (or of a folder next to pages), compared with the next version. */
export interface PagePair {
  page: string;
  same: string[];
  different: string[];
  /** Only in the newer version. */
  newer: string[];
  /** Only in the older version. */
  older: string[];
}

/** The version that an old version's pages are compared with; undefined for the current one. */
export function getNextNewer(version: VersionName): VersionName | undefined {
  return DOCS_VERSIONS[DOCS_VERSIONS.indexOf(version) - 1];
}

const isDemoFile = (file: string) =>
  /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file) && !/(^|\/)(node_modules|_)/.test(file);

/** Demo files of a version's pages, relative to its folder: `react-charts/bars/BasicBars.tsx`. */
export function listDemoFiles(docsDir: string): string[] {
  return PRODUCTS.map(({ slug }) => getProductPage(slug))
    .filter((folder) => existsSync(path.join(docsDir, folder)))
    .flatMap((folder) => {
      const files = readdirSync(path.join(docsDir, folder), { recursive: true, encoding: 'utf8' });
      return files.map((file) => path.posix.join(folder, file.split(path.sep).join('/')));
    })
    .filter(isDemoFile)
    .sort();
}

/** Whether a file is the same in both versions, different, or only in one of them. */
function compareFile(
  newer: string | undefined,
  older: string | undefined,
): Exclude<keyof PagePair, 'page'> {
  if (older === undefined) {
    return 'newer';
  }
  if (newer === undefined) {
    return 'older';
  }
  return newer === older ? 'same' : 'different';
}

/** Compares the files of each page that both versions have; other pages are skipped. */
export function comparePages(
  newer: ReadonlyMap<string, string>,
  older: ReadonlyMap<string, string>,
): PagePair[] {
  const pages = new Map<string, PagePair>();
  for (const file of [...new Set([...newer.keys(), ...older.keys()])].sort()) {
    const page = path.posix.dirname(file);
    const pair = pages.get(page) ?? { page, same: [], different: [], newer: [], older: [] };
    pages.set(page, pair);
    pair[compareFile(newer.get(file), older.get(file))].push(path.posix.basename(file));
  }
  const isInBoth = ({ same, different, newer: added, older: gone }: PagePair) =>
    same.length + different.length > 0 || (added.length > 0 && gone.length > 0);
  return [...pages.values()].filter(isInBoth);
}

const readFiles = (docsDir: string): Map<string, string> =>
  new Map(
    listDemoFiles(docsDir).map((file) => [file, readFileSync(path.join(docsDir, file), 'utf8')]),
  );

/** The pages that a version shares with the next one. */
export function readPairs(siteDir: string, version: VersionName, next: VersionName): PagePair[] {
  const [newer, older] = [next, version].map((one) =>
    readFiles(path.join(siteDir, getDocsDir(one))),
  );
  return comparePages(newer!, older!);
}

/** Files that are the same in both, relative to either folder. */
export const listSameFiles = (pairs: readonly PagePair[]): string[] =>
  pairs.flatMap(({ page, same }) => same.map((file) => `${page}/${file}`)).sort();

/** The files that a version lists; none if it has no list yet. */
export function readSameFiles(siteDir: string, version: VersionName): string[] {
  try {
    const text = readFileSync(path.join(siteDir, getDocsDir(version), SAME_FILES), 'utf8');
    return JSON.parse(text) as string[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return [];
    }
    throw error;
  }
}

/** What to do about files that became different or identical since the list was written. */
export function describeChanges(
  version: VersionName,
  next: VersionName,
  recorded: readonly string[],
  same: readonly string[],
): string[] {
  const [older, newer] = [getDocsDir(version), getDocsDir(next)];
  const update = `npm run pages -- --pairs ${version} --write`;
  return [
    ...recorded
      .filter((file) => !same.includes(file))
      .map(
        (file) =>
          `${newer}/${file} and ${older}/${file} used to be identical. Make the change in both or, if they have to differ, run \`${update}\`.`,
      ),
    ...same
      .filter((file) => !recorded.includes(file))
      .map((file) => `${newer}/${file} and ${older}/${file} are identical now. Run \`${update}\`.`),
  ];
}

/** A line for each page with the number of its identical files, and the names of all others. */
export function formatPairs(pairs: readonly PagePair[], version: string, next: string): string {
  return pairs
    .map(({ page, same, different, newer, older }) =>
      [
        `${page}: ${same.length} identical`,
        different.length > 0 ? `different: ${different.join(', ')}` : '',
        newer.length > 0 ? `only ${next}: ${newer.join(', ')}` : '',
        older.length > 0 ? `only ${version}: ${older.join(', ')}` : '',
      ]
        .filter(Boolean)
        .join('\n  '),
    )
    .join('\n');
}
