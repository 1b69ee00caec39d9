import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby, posixPath } from '@docusaurus/utils';
import ts from 'typescript';
import { listEntries } from '../../nav/entries';
import type { Rename } from '../../nav/renames';
import type { NavEntry } from '../../nav/types';
import { readNavSources } from '../../plugins/navigation/readNavSources';
import { listPageFiles } from '../../plugins/versions/listPageFiles';
import { COMMON_PAGES, findProduct, getProductPage } from '../../src/lib/productVersions';
import { findPageDiagnostic, getPageFile } from '../lib/pagePaths';
import { addRenames } from '../versionCut/frozenFiles';
import { renameEntry } from './renameEntry';
import { updateLinks, type Move } from './updateLinks';

const RENAMES_FILE = 'nav/renames.ts';

/** All changes of a move, planned before anything is written. Files are relative to the site. */
export interface MovePlan {
  move: Move;
  /** Files whose text changes, by their old names. */
  texts: ReadonlyMap<string, string>;
  /** Lines outside of pages that mention the old address, to be reviewed by hand. */
  mentions: readonly string[];
}

export interface MoveState {
  entries: readonly NavEntry[];
  renames: readonly Rename[];
}

function isFixed(page: string): boolean {
  const name = `${page}/`;
  return COMMON_PAGES.includes(name) || getProductPage(findProduct(name)) === name;
}

/** The files of a folder in docs/ and its subfolders, relative to the site. */
function listFiles(siteDir: string, page: string): string[] {
  return readdirSync(path.join(siteDir, 'docs', page), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posixPath(path.relative(siteDir, path.join(entry.parentPath, entry.name))));
}

/** The relative imports of code, as files relative to the site and without extension. */
function listImports(file: string, text: string): string[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => path.posix.join(path.posix.dirname(file), fileName));
}

/** Imports into and out of the moved folder. */
async function findCrossings(siteDir: string, { from }: Move): Promise<string[]> {
  const folder = `docs/${from}/`;
  const files = await Globby('docs/**/*.{ts,tsx,mdx}', {
    cwd: siteDir,
    ignore: ['**/node_modules/**', 'docs/api/**'],
  });
  return files.sort().flatMap((file) =>
    listImports(file, readFileSync(path.join(siteDir, file), 'utf8'))
      .filter((target) => target.startsWith(folder) !== file.startsWith(folder))
      .map((target) => `${file} imports ${target}. Move both into one folder first.`),
  );
}

/** All reasons why a move is not possible; empty if it is. */
export async function findObstacles(
  siteDir: string,
  move: Move,
  { entries, renames }: MoveState,
): Promise<string[]> {
  const { from, to } = move;
  const names = [findPageDiagnostic(from), findPageDiagnostic(to)].filter(
    (text) => text !== undefined,
  );
  if (names.length > 0) {
    return names;
  }
  if (!existsSync(path.join(siteDir, getPageFile(from)))) {
    return [`Page "${from}" does not exist.`];
  }
  if (isFixed(from)) {
    return [`The site itself links to "${from}", so it cannot be moved.`];
  }
  const below = listFiles(siteDir, from).filter(
    (file) => file.endsWith('/index.mdx') && file !== getPageFile(from),
  );
  const taken = renames.find((rename) => rename.from === to && rename.to !== from);
  const entry = listEntries(entries).find(({ pathname }) => pathname === `/x/${to}`);
  return [
    ...(from === to ? ['The page is already there.'] : []),
    ...(existsSync(path.join(siteDir, 'docs', to)) ? [`docs/${to} already exists.`] : []),
    ...(to.startsWith(`${from}/`) ? [`"${to}" is inside "${from}".`] : []),
    ...(entry ? [`The navigation already has an entry "/x/${to}".`] : []),
    ...(findProduct(`${from}/`) === findProduct(`${to}/`)
      ? []
      : ['The new address belongs to a different product. Write a page there instead.']),
    ...(taken
      ? [
          `"${to}" used to be the address of "${taken.to}" (${RENAMES_FILE}), whose readers would end up here.`,
        ]
      : []),
    ...below.map((file) => `${file} is inside the folder of the page. Move it first.`),
    ...(await findCrossings(siteDir, move)),
  ];
}

async function readMentions(siteDir: string, { from }: Move): Promise<string[]> {
  const files = await Globby(
    [
      'docs/**/*.{ts,tsx}',
      'versioned_docs/**/*.mdx',
      '{src,plugins,i18n,e2e}/**/*.{ts,tsx,json}',
      '*.md',
    ],
    { cwd: siteDir, ignore: ['**/node_modules/**', '**/api/**'] },
  );
  // Pages of old versions link to their own version unless they explicitly link to the current one.
  const isMention = (file: string, line: string) =>
    line.includes(`${file.startsWith('versioned_docs') ? 'pathname://' : ''}/x/${from}/`);
  return files.sort().flatMap((file) =>
    readFileSync(path.join(siteDir, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        isMention(file, line) ? [`${file}:${index + 1}  ${line.trim()}`] : [],
      ),
  );
}

/** Plans a move without obstacles. Throws if there are links that it can't change. */
export async function planMove(siteDir: string, move: Move): Promise<MovePlan> {
  const { from, to } = move;
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const texts = new Map<string, string>();
  const change = (file: string, before: string, after: string) =>
    before === after ? undefined : texts.set(file, after);
  for (const name of await listPageFiles(siteDir, 'docs')) {
    const [file, page] = [`docs/${name}`, path.posix.dirname(name)];
    change(file, read(file), updateLinks(read(file), page, move));
  }
  for (const { file, text } of await readNavSources(siteDir, 'nav')) {
    change(file, text, renameEntry(text, `/x/${from}`, `/x/${to}`));
  }
  const renames = read(RENAMES_FILE);
  texts.set(RENAMES_FILE, addRenames(renames, [move]));
  return { move, texts, mentions: await readMentions(siteDir, move) };
}
