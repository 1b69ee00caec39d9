import { existsSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { getEntryLabel } from '../../nav/entries';
import type { NavEntry } from '../../nav/types';
import { readNavSources } from '../../plugins/navigation/readNavSources';
import { PAID_PLANS } from '../../plugins/navigation/validateEntries';
import { describeDescription, describeTitle } from '../../plugins/navigation/validateFrontMatter';
import { getProductIds } from '../../src/lib/paths';
import { getPageFile, normalizePage } from '../lib/pagePaths';
import { writeFormatted } from '../lib/writeFormatted';
import { hasPlace, insertNavEntry, measureKinship, type EntryPlace } from './insertNavEntry';

export interface NewPage {
  /** As in the navigation: `/x/react-charts/areas`. */
  pathname: string;
  title: string;
  description: string;
  plan?: 'pro' | 'premium';
  /** Where its entry goes; behind its nearest relatives when left out. */
  place?: EntryPlace;
}

/** The modules of the navigation, the one that gets the entry of a page first. */
async function readNavModules(siteDir: string, { pathname, place = {} }: NewPage) {
  const modules = await readNavSources(siteDir, 'nav');
  const { after, section } = place;
  if (after !== undefined && section !== undefined) {
    throw new Error('An entry goes behind another (--after) or into a section (--section).');
  }
  if (after === undefined && section === undefined) {
    return modules.toSorted(
      (a, b) => measureKinship(b.text, pathname) - measureKinship(a.text, pathname),
    );
  }
  const found = modules.filter(({ text }) => hasPlace(text, place));
  if (found.length !== 1) {
    throw new Error(
      found.length === 0
        ? `The navigation has no ${after === undefined ? `section "${section}": give its path, subheader or title` : `entry "${after}" that another can follow: give its path, as in /x/react-charts/bars`}.`
        : `${found.map(({ file }) => file).join(' and ')} both have "${after ?? section}": give its path.`,
    );
  }
  return found;
}

/** What is wrong with the entries of a page that is not written yet; empty when nothing is. */
function findProblems(siteDir: string, { pathname, title, description, plan }: NewPage): string[] {
  const path = validatePathname(pathname, siteDir);
  return [
    path === true ? undefined : path,
    describeTitle(title),
    describeDescription(description),
    plan === undefined || PAID_PLANS.includes(plan)
      ? undefined
      : `Unknown plan "${plan}". A plan is one of: ${PAID_PLANS.join(', ')}.`,
  ].filter((problem) => problem !== undefined);
}

/** What is wrong with a path for a new page, or true. */
export function validatePathname(pathname: string, siteDir: string): string | true {
  if (!/^\/x(\/[a-z0-9-]+)+$/.test(pathname)) {
    return 'A path begins with /x/, has lower-case words with dashes, and no slash at its end.';
  }
  if (pathname.startsWith('/x/api/')) {
    return 'Pages of the API reference are written by the build.';
  }
  const file = getPageFile(normalizePage(pathname));
  return existsSync(path.join(siteDir, file)) ? `${file} exists already.` : true;
}

function formatPage({ pathname, title, description }: NewPage): string {
  const { productId = 'x' } = getProductIds(pathname);
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    ...(productId === 'x' ? [] : [`productId: ${productId}`]),
    '---',
    '',
    '## First section',
    '',
    'Begin with the answer to the reader’s question.',
    '',
  ].join('\n');
}

/** Writes the page and its navigation entry; returns both files, relative to the site. */
export async function createPage(siteDir: string, page: NewPage): Promise<string[]> {
  const { pathname, title, plan } = page;
  const problems = findProblems(siteDir, page);
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  const [nearest] = await readNavModules(siteDir, page);
  const isDerived = getEntryLabel({ pathname }) === title;
  const entry: NavEntry = {
    pathname,
    ...(isDerived ? {} : { title }),
    ...(plan ? { plan } : {}),
  };
  const { file, text } = nearest!;
  await writeFormatted(siteDir, file, insertNavEntry(text, entry, page.place));
  const pageFile = getPageFile(normalizePage(pathname));
  await mkdir(path.dirname(path.join(siteDir, pageFile)), { recursive: true });
  writeFileSync(path.join(siteDir, pageFile), formatPage(page));
  return [pageFile, file];
}
