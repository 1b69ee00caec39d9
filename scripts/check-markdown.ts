import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { getMarkdownPath } from '../src/lib/markdownPath';
import { siteSettings } from '../site.config';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { findBrokenLinks } from '../testing/builtSite/findBrokenLinks';
import { formatBrokenLinks, readSite } from '../testing/builtSite/readSite';
import { compareTexts } from './markdown/compareTexts';
import { findChange, findProblems, listLinks } from './markdown/findProblems';
import { parse } from './markdown/parseMarkdown';
import { listForeignLinks, toOwnLink } from './markdown/toOwnLink';
import { getPlan } from '../testing/plan/plan';

const BUILD_DIR = path.join(__dirname, '../build');

/** Whether a file is a guide of the current version or a list of pages. */
const isGuide = (file: string) => !/^x\/(v\d+|api)\/.*\.md$/.test(file);

const read = (file: string) => readFileSync(path.join(BUILD_DIR, file), 'utf8');

/** A page and its Markdown version, as paths relative to the build. */
interface Twin {
  html: string;
  markdown: string;
}

/** `x/react-charts/index.html` → `x/react-charts.md` */
function findTwin(html: string): Twin | undefined {
  const route = `/${path.dirname(html)}/`;
  return /type="?text\/markdown/.test(read(html))
    ? { html, markdown: getMarkdownPath(route).slice(1) }
    : undefined;
}

/** The Markdown of the guides and reference of the product whose folder a list is in. */
function listProductTwins(list: string, twins: readonly Twin[]): string[] {
  const root = path.dirname(list);
  const reference = root.replace(/\breact-/, 'api/');
  return twins
    .map(({ markdown }) => markdown)
    .filter((file) =>
      [root, reference].some((folder) => file === `${folder}.md` || file.startsWith(`${folder}/`)),
    );
}

/**
 * Checks the Markdown of the built site's pages (each guide of the current version; for old
 * versions and the reference, those that this run covers) and the lists of pages: that each is
 * plain Markdown without broken links, and says what its page says. Every page has one.
 */
async function main(): Promise<void> {
  readOptions({});
  const site = await readSite(BUILD_DIR);
  const html = (await Globby('x/**/index.html', { cwd: BUILD_DIR })).sort();
  const twins = html.flatMap((file) => findTwin(file) ?? []);
  const missing = twins.filter(({ markdown }) => !site.hasFile(`/${markdown}`));
  if (missing.length > 0) {
    throw new Error(`Missing Markdown for ${missing.map((twin) => twin.html).join(', ')}.`);
  }
  const foreign = new Set(html.flatMap((file) => [...listForeignLinks(read(file))]));
  // Change lists have no HTML page to compare with; what the long lists contain is read as pages.
  const files = await Globby(['x/**/*.md', '**/llms.txt'], {
    cwd: BUILD_DIR,
    ignore: ['x/api/changes/**'],
  });
  const pages = new Map(twins.map((twin) => [twin.markdown, twin.html]));
  const planned = new Set(getPlan().pages);
  const isPlanned = (file: string) => planned.has(`/${path.dirname(pages.get(file) ?? '')}/`);
  const due = files.sort().filter((file) => isGuide(file) || isPlanned(file));
  const lines: string[] = [];
  const links = new Map<string, { links: string[] }>();
  for (const file of due) {
    const tree = parse(read(file));
    const page = pages.get(file);
    // Variants differ only in code.
    const change = page || file.endsWith('.txt') ? findChange(tree) : undefined;
    [...findProblems(tree), ...(change ? [change] : [])].forEach(({ line, message }) =>
      lines.push(`  ${file}:${line} ${message}`),
    );
    if (page) {
      lines.push(...compareTexts(read(page), tree).map((text) => `  ${file} ${text}`));
    }
    const own = listLinks(tree).map((link) => toOwnLink(link, siteSettings.url, foreign));
    links.set(`/${file}`, { links: own });
  }
  for (const file of await Globby('x/**/llms-full.txt', { cwd: BUILD_DIR })) {
    const all = read(file);
    const left = listProductTwins(file, twins).filter((twin) => !all.includes(read(twin).trim()));
    lines.push(...left.map((twin) => `  ${file} is missing ${twin}.`));
  }
  const broken = findBrokenLinks(site, links);
  if (lines.length + broken.length > 0) {
    throw new Error(
      [
        ...(lines.length > 0 ? [`The Markdown of pages has errors:\n${lines.join('\n')}`] : []),
        ...(broken.length > 0 ? [formatBrokenLinks(broken)] : []),
      ].join('\n'),
    );
  }
  const count = [...links.values()].reduce((sum, document) => sum + document.links.length, 0);
  const compared = due.filter((file) => pages.has(file));
  console.log(
    `${compared.length} of ${twins.length} pages match their Markdown, in ${due.length} of ${files.length} files; ${count} links: none are broken.`,
  );
}

runMain(main);
