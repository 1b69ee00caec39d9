import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import texts from '../../i18n/en/knownProblems.json';
import { PROBLEMS_FOLDER, PROBLEMS_PATH } from '../../src/lib/contracts/knownProblem';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { getStart } from '../mdx/nodes';
import { checkProblem, type ProblemContext, type Report } from './checkProblem';
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

interface CheckContext extends ProblemContext {
  /** Absolute. */
  siteDir: string;
  /** Relative to the site. */
  docsDir: string;
  pages: readonly ShownPage[];
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

function relate(siteDir: string, file: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
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
