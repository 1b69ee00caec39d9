import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import prettier from 'prettier';
import { getEntryLabel } from '../../nav/entries';
import type { NavEntry } from '../../nav/types';
import { getProductIds } from '../../src/lib/paths';
import { insertNavEntry, measureKinship } from './insertNavEntry';

export interface NewPage {
  /** As in the navigation: `/x/react-charts/areas`. */
  pathname: string;
  title: string;
  description: string;
  plan?: 'pro' | 'premium';
}

/** What is wrong with a path for a new page, or true. */
export function validatePathname(pathname: string, siteDir: string): string | true {
  if (!/^\/x(\/[a-z0-9-]+)+$/.test(pathname)) {
    return 'A path begins with /x/, has lower-case words with dashes, and no slash at its end.';
  }
  return existsSync(path.join(siteDir, getPageFile(pathname)))
    ? `${getPageFile(pathname)} exists already.`
    : true;
}

export function getPageFile(pathname: string): string {
  return `docs/${pathname.replace(/^\/x\//, '')}/index.mdx`;
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
  const problem = validatePathname(pathname, siteDir);
  if (problem !== true) {
    throw new Error(problem);
  }
  const modules = (await Globby('nav/*.ts', { cwd: siteDir, ignore: ['**/*.test.ts'] })).map(
    (file) => ({ file, source: readFileSync(path.join(siteDir, file), 'utf8') }),
  );
  const [nearest] = modules.toSorted(
    (a, b) => measureKinship(b.source, pathname) - measureKinship(a.source, pathname),
  );
  const isDerived = getEntryLabel({ pathname }) === title;
  const entry: NavEntry = {
    pathname,
    ...(isDerived ? {} : { title }),
    ...(plan ? { plan } : {}),
  };
  const text = insertNavEntry(nearest!.source, entry);
  const options = await prettier.resolveConfig(path.join(siteDir, nearest!.file));
  writeFileSync(
    path.join(siteDir, nearest!.file),
    await prettier.format(text, { ...options, parser: 'typescript' }),
  );
  const pageFile = getPageFile(pathname);
  await mkdir(path.dirname(path.join(siteDir, pageFile)), { recursive: true });
  writeFileSync(path.join(siteDir, pageFile), formatPage(page));
  return [pageFile, nearest!.file];
}
