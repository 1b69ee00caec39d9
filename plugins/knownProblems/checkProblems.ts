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

/** The parts of a page that matter for known problems. */
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

/** Pages with their own section instead of the generated one. */
function checkHeadings({ pages, docsDir }: CheckContext, listed: ReadonlySet<string>) {
  return pages.flatMap(({ file, page, tree }) => {
    const diagnostics: Diagnostic[] = [];
    visit(tree, 'heading', (node: Node) => {
      if (node.position && toString(node) === texts.heading && listed.has(`/x/${page}`)) {
        const message = `This page gets its section "${texts.heading}" from ${docsDir}/${PROBLEMS_FOLDER}. Move this content there.`;
        diagnostics.push({ file, ...getStart(node), message });
      }
    });
    return diagnostics;
  });
}

/** Checks that the page for all problems shows them. */
function checkOverview({ pages, docsDir }: CheckContext, hasProblems: boolean): Diagnostic[] {
  const name = PROBLEMS_PATH.replace(/^\/x\//, '');
  const overview = pages.find(({ page }) => page === name);
  const isShown = overview && new RegExp(`^<${OVERVIEW_ELEMENT} />$`, 'm').test(overview.text);
  const message = `Known problems link to ${PROBLEMS_PATH}, which doesn't show them. Add <${OVERVIEW_ELEMENT} /> there, on its own line.`;
  return hasProblems && !isShown
    ? [{ file: overview?.file ?? `${docsDir}/${name}index.mdx`, line: 1, message }]
    : [];
}

function relate(siteDir: string, file: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}

/** All mistakes in the known problems of a docs version. */
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
    report('id', place && `Duplicate id "${id}" (first used in ${place}).`);
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
