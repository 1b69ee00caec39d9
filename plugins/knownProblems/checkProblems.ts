import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import texts from '../../i18n/en/knownProblems.json';
import { PROBLEMS_FOLDER, PROBLEMS_PATH } from '../../src/lib/contracts/knownProblem';
import type { Diagnostic } from '../../src/lib/diagnostic';
import type { VersionName } from '../../src/lib/docsVersions';
import { suggest } from '../../src/lib/suggest';
import { getApiPages } from '../apiReference/versionPages';
import { listLinks, getStart } from '../mdx/nodes';
import { parseMarkdown } from '../mdx/parseMarkdown';
import { describeLink, type LinkTargets } from '../pageCheck/describeLink';
import { describeVersions } from './describeVersions';
import { OVERVIEW_ELEMENT } from './knownProblemsPlugin';
import { getPagePath } from './problemNodes';
import { readProblems, type LocatedProblem } from './readProblems';

/** A page, as far as it has to do with known problems. */
interface ShownPage {
  file: string;
  page: string;
  text: string;
  tree: Parent;
}

interface CheckContext {
  /** Absolute. */
  siteDir: string;
  /** Relative to the site. */
  docsDir: string;
  version: VersionName;
  pages: readonly ShownPage[];
  targets: LinkTargets;
  /** Releases of the libraries that the workspace pins, per docs version. */
  releases: ReadonlyMap<VersionName, readonly string[]>;
}

const ID = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;

/** Fields that hold inline Markdown. */
const TEXT_FIELDS = ['title', 'problem', 'workaround', 'link'] as const;

type Report = (field: string, message: string | undefined) => void;

function checkText(
  text: string,
  { version, targets }: CheckContext,
  report: (message: string) => void,
): void {
  const { tree, diagnostics } = parseMarkdown(text);
  diagnostics.forEach(({ message }) => report(message));
  const [block, ...others] = tree.children;
  if (diagnostics.length === 0 && (block?.type !== 'paragraph' || others.length > 0)) {
    report('Write inline Markdown: one paragraph, no list, heading or code block.');
  }
  visit(tree, (node: Node) => {
    listLinks(node).forEach((link) => {
      const message = link.startsWith('#')
        ? `The text stands on several pages, so "${link}" leads elsewhere on each. Write the whole path of the page: /x/…/${link}`
        : describeLink(link, { version, page: '' }, targets);
      if (message !== undefined) {
        report(message);
      }
    });
  });
}

function describePage(address: string, { version, targets }: CheckContext): string | undefined {
  return /^\/x\/(?:[\w-]+\/)+(?:#.+)?$/.test(address)
    ? describeLink(address, { version, page: '' }, targets)
    : `"${address}" is no address of a page. Write it as in a link: /x/react-charts/bars/, with a heading /x/react-charts/bars/#labels`;
}

function checkProblem(problem: LocatedProblem, context: CheckContext, report: Report): void {
  const { id, product, components, pages, versions, link } = problem;
  report(
    'id',
    ID.test(id) ? undefined : `"${id}" is no id. Write words in lower case with hyphens.`,
  );
  report('versions', describeVersions(versions, context));
  const lists = getApiPages(context.version)[product];
  const known = [...(lists?.components ?? []), ...(lists?.interfaces ?? [])];
  components.forEach((name, index) =>
    report(
      `components.${index}`,
      known.includes(name)
        ? undefined
        : `"${name}" has no reference page in ${product}.${suggest(name, known)}`,
    ),
  );
  pages.forEach((address, index) => {
    const isRepeated = pages.slice(0, index).map(getPagePath).includes(getPagePath(address));
    report(
      `pages.${index}`,
      isRepeated
        ? `${getPagePath(address)} stands twice in this list.`
        : describePage(address, context),
    );
  });
  TEXT_FIELDS.forEach((field) => {
    const text = problem[field];
    if (text !== undefined) {
      checkText(text, context, (message) => report(field, message));
    }
  });
  report(
    'title',
    /\*|_|\]\(|</.test(problem.title.replaceAll(/`[^`]*`/g, ''))
      ? 'A title is bold as a whole: write text and code, without emphasis, links or elements.'
      : undefined,
  );
  report(
    'link',
    link === undefined || /^\[[^\]]+\]\([^)]+\)$/.test(link)
      ? undefined
      : 'Write one link and no more: [Issue 123](https://…)',
  );
}

/** Pages with a section of their own in the place of the one that they get. */
function checkHeadings({ pages, docsDir }: CheckContext, listed: ReadonlySet<string>) {
  return pages.flatMap(({ file, page, tree }) => {
    const diagnostics: Diagnostic[] = [];
    visit(tree, 'heading', (node: Node) => {
      if (node.position && toString(node) === texts.heading && listed.has(`/x/${page}`)) {
        const message = `This page gets the section "${texts.heading}" from ${docsDir}/${PROBLEMS_FOLDER}. Move what stands here there.`;
        diagnostics.push({ file, ...getStart(node), message });
      }
    });
    return diagnostics;
  });
}

/** Where all problems are shown, and whether they are. */
function checkOverview({ pages, docsDir }: CheckContext, hasProblems: boolean): Diagnostic[] {
  const name = PROBLEMS_PATH.replace(/^\/x\//, '');
  const overview = pages.find(({ page }) => page === name);
  const isShown = overview && new RegExp(`^<${OVERVIEW_ELEMENT} />$`, 'm').test(overview.text);
  const message = `Known problems link to ${PROBLEMS_PATH}, which does not show them. Write <${OVERVIEW_ELEMENT} /> there, on a line of its own.`;
  return hasProblems && !isShown
    ? [{ file: overview?.file ?? `${docsDir}/${name}index.mdx`, line: 1, message }]
    : [];
}

/** All that is wrong with the known problems of a docs version. */
export function checkProblems(context: CheckContext): Diagnostic[] {
  const { siteDir, docsDir } = context;
  const read = readProblems(path.join(siteDir, docsDir));
  const diagnostics: Diagnostic[] = [...read.diagnostics];
  const first = new Map<string, LocatedProblem>();
  read.problems.forEach((problem) => {
    const { id, file, places } = problem;
    const report: Report = (field, message) => {
      if (message !== undefined) {
        diagnostics.push({ file, ...(places.get(field) ?? places.get('')!), message });
      }
    };
    const other = first.get(id);
    const place = other && `${path.basename(other.file)}:${other.places.get('id')?.line}`;
    report('id', place && `The id "${id}" stands twice, first in ${place}.`);
    first.set(id, other ?? problem);
    checkProblem(problem, context, report);
  });
  const listed = new Set(read.problems.flatMap(({ pages }) => pages.map(getPagePath)));
  return [
    ...diagnostics.map((found) => ({ ...found, file: relate(siteDir, found.file) })),
    ...checkHeadings(context, listed),
    ...checkOverview(context, read.problems.length > 0),
  ];
}

function relate(siteDir: string, file: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}
