import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { VersionName } from '../../src/lib/docsVersions';
import { suggest } from '../../src/lib/suggest';
import { getApiPages } from '../apiReference/versionPages';
import { listLinks } from '../mdx/nodes';
import { parseMarkdown } from '../mdx/parseMarkdown';
import { describeLink, type LinkTargets } from '../pageCheck/describeLink';
import { describeVersions } from './describeVersions';
import { getPagePath } from './problemNodes';
import type { LocatedProblem } from './readProblems';

export interface ProblemContext {
  version: VersionName;
  targets: LinkTargets;
  /** Releases of the libraries that the workspace pins, per docs version. */
  releases: ReadonlyMap<VersionName, readonly string[]>;
}

const ID = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;

/** Fields with inline Markdown. */
const TEXT_FIELDS = ['title', 'problem', 'workaround', 'link'] as const;

/** Reports a problem with a field, unless the message is undefined. */
export type Report = (field: string, message: string | undefined) => void;

function checkText(
  text: string,
  { version, targets }: ProblemContext,
  report: (message: string) => void,
): void {
  const { tree, diagnostics } = parseMarkdown(text);
  diagnostics.forEach(({ message }) => report(message));
  const [block, ...others] = tree.children;
  if (diagnostics.length === 0 && (block?.type !== 'paragraph' || others.length > 0)) {
    report('Use inline Markdown: one paragraph, without lists, headings or code blocks.');
  }
  visit(tree, (node: Node) => {
    listLinks(node).forEach((link) => {
      const message = link.startsWith('#')
        ? `The text appears on several pages, so "${link}" would mean something else on each. Write the full path of the page: /x/…/${link}`
        : describeLink(link, { version, page: '' }, targets);
      if (message !== undefined) {
        report(message);
      }
    });
  });
}

function describePage(address: string, { version, targets }: ProblemContext): string | undefined {
  return /^\/x\/(?:[\w-]+\/)+(?:#.+)?$/.test(address)
    ? describeLink(address, { version, page: '' }, targets)
    : `"${address}" isn't the path of a page. Write it as in a link: /x/react-charts/bars/, or /x/react-charts/bars/#labels for a heading`;
}

/** Checks a single known problem. */
export function checkProblem(
  problem: LocatedProblem,
  context: ProblemContext,
  report: Report,
): void {
  const { id, product, components, pages, versions, link } = problem;
  report(
    'id',
    ID.test(id) ? undefined : `"${id}" isn't a valid id. Use lowercase words joined by hyphens.`,
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
        ? `${getPagePath(address)} appears twice in this list.`
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
      ? 'Titles are already bold. Use only text and code, without emphasis, links or elements.'
      : undefined,
  );
  report(
    'link',
    link === undefined || /^\[[^\]]+\]\([^)]+\)$/.test(link)
      ? undefined
      : 'Write exactly one link: [Issue 123](https://…)',
  );
}
