import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { readProblems } from '../../plugins/knownProblems/readProblems';
import { listPageFiles } from '../../plugins/versions/listPageFiles';
import { getPageFile } from '../lib/pagePaths';
import { createPage } from '../newPage/createPage';
import {
  DEMOS_OF_PAGE,
  generatePage,
  leaveOutUnused,
  linkProblems,
  listPlainDemos,
} from './generatePage';

interface SourcePage {
  /** `react-charts/bars` */
  page: string;
  text: string;
}

/** Pages of the current docs with as many demos as a generated one shows. */
async function readSources(siteDir: string): Promise<SourcePage[]> {
  const files = await listPageFiles(siteDir, 'docs');
  return files
    .map((file) => path.posix.dirname(file))
    .map((page) => ({
      page,
      text: readFileSync(path.join(siteDir, getPageFile(page)), 'utf8'),
    }))
    .filter(
      // A product's first page speaks of all others.
      ({ page, text }) => page.includes('/') && listPlainDemos(text).length >= DEMOS_OF_PAGE,
    );
}

/** Copies what stands beside a page and below it, but neither other pages nor `left` demos. */
async function copyFiles(from: string, to: string, left: readonly string[]): Promise<void> {
  const isPage = (entry: string) => {
    const file = path.join(from, entry);
    return (
      statSync(file).isDirectory() &&
      readdirSync(file, { recursive: true, encoding: 'utf8' }).some((name) => name.endsWith('.mdx'))
    );
  };
  const entries = readdirSync(from).filter(
    (entry) => entry !== 'index.mdx' && !left.includes(entry.split('.')[0]!) && !isPage(entry),
  );
  await Promise.all(
    entries.map((entry) => cp(path.join(from, entry), path.join(to, entry), { recursive: true })),
  );
}

/**
 * Writes pages made from those of a site, with demos and entries of the navigation, as many as
 * `count` says. Returns their paths.
 */
export async function generatePages(siteDir: string, count: number): Promise<string[]> {
  const sources = await readSources(siteDir);
  const problemIds = readProblems(path.join(siteDir, 'docs')).problems.map(({ id }) => id);
  const pages: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { page: source, text } = sources[number % sources.length]!;
    const page = `${source}-trial-${number}`;
    const generated = generatePage(text, number);
    const [, title = ''] = /^title: (.*)$/m.exec(generated.text) ?? [];
    const [, description = ''] = /^description: (.*)$/m.exec(text) ?? [];
    const [, plan] = /^plan: (pro|premium)$/m.exec(text) ?? [];
    await createPage(siteDir, {
      pathname: `/x/${page}`,
      title,
      description,
      ...(plan && { plan: plan as 'pro' | 'premium' }),
      place: { after: `/x/${source}` },
    });
    const folder = (name: string) => path.join(siteDir, path.dirname(getPageFile(name)));
    const codes = listPlainDemos(generated.text).map((name) =>
      readFileSync(path.join(folder(source), `${name}.tsx`), 'utf8'),
    );
    // A page that names another one has to lead there.
    const origin = `\nMade from [another page](/x/${source}/).\n`;
    writeFileSync(
      path.join(siteDir, getPageFile(page)),
      leaveOutUnused(linkProblems(generated.text, problemIds), codes) + origin,
    );
    await copyFiles(folder(source), folder(page), generated.left);
    pages.push(page);
  }
  return pages;
}
