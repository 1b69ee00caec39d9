import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import texts from '../../i18n/en/knownProblems.json';
import { PROBLEMS_PATH, type KnownProblem } from '../../src/lib/contracts/knownProblem';
import { parseMarkdown } from '../mdx/parseMarkdown';

/** Whether search finds an element by itself: a problem once, on the page that is its own. */
interface ItemProperties {
  id?: string;
  'data-search': 'entry' | 'none';
}

const createText = (value: string) => ({ type: 'text', value }) as Node;

const createBreak = (): Node => ({ type: 'break' });

export const createParent = (type: string, children: Node[], more: object = {}) =>
  ({ type, children, ...more }) as Parent;

export const createLink = (url: string, children: Node[]) =>
  createParent('link', children, { url });

export const createHeading = (depth: number, title: string, properties?: ItemProperties) =>
  createParent('heading', [createText(title)], {
    depth,
    // Each has its own, into which its id is written.
    ...(properties && { data: { hProperties: { ...properties } } }),
  });

/** Inline Markdown as nodes without places, since these are not places of the page. */
export function parseInline(text: string): Node[] {
  const { tree } = parseMarkdown(text);
  visit(tree, (node: Node) => {
    delete node.position;
  });
  // What is wrong with a text, the page check tells.
  return (tree.children as Parent[]).flatMap((block) => block.children ?? []);
}

export function formatVersions(versions: KnownProblem['versions']): string {
  return typeof versions === 'string' ? versions : `${versions.from} – ${versions.to}`;
}

/** A link to where it stands, which shows under the pointer and with the focus, as in headings. */
function createAnchorLink({ id, title }: KnownProblem): Node {
  const label = texts.directLink.replace('{title}', title.replaceAll('`', ''));
  const hProperties = { className: ['hash-link'], ariaLabel: label, translate: 'no' };
  return createParent('link', [createText('\u200b')], { url: `#${id}`, data: { hProperties } });
}

interface ItemOptions {
  /** Whether the page is the problem's own. */
  isOwn: boolean;
  /** What ends it. */
  more?: readonly Node[];
}

/** One problem: title with its anchor, what happens, what helps. */
export function createItem(problem: KnownProblem, { isOwn, more = [] }: ItemOptions): Parent {
  const { id, title, versions, workaround, link } = problem;
  const line = (nodes: readonly Node[]) => (nodes.length > 0 ? [createBreak(), ...nodes] : []);
  const paragraph = createParent('paragraph', [
    createParent('strong', parseInline(title)),
    createText(` (${formatVersions(versions)})`),
    createAnchorLink(problem),
    ...line(parseInline(problem.problem)),
    ...line(
      workaround === undefined
        ? []
        : [createText(`${texts.workaround} `), ...parseInline(workaround)],
    ),
    ...line(link === undefined ? [] : parseInline(link)),
    ...line(more),
  ]);
  return createParent('listItem', [paragraph], {
    spread: false,
    data: {
      hProperties: { id, 'data-search': isOwn ? 'entry' : 'none' } satisfies ItemProperties,
    },
  });
}

export const createList = (items: Node[]) =>
  createParent('list', items, { ordered: false, spread: false });

/** `/x/react-charts/bars/#labels` → `/x/react-charts/bars/`. */
export const getPagePath = (address: string): string => address.replace(/[?#].*$/, '');

/** The section of a page about the problems that concern it. */
export function createSection(problems: readonly KnownProblem[], page: string): Node[] {
  return [
    createHeading(2, texts.heading),
    createParent('paragraph', [
      createText(texts.lead),
      createLink(PROBLEMS_PATH, [createText(texts.all)]),
    ]),
    createList(
      problems.map((problem) =>
        createItem(problem, { isOwn: getPagePath(problem.pages[0]) === page }),
      ),
    ),
  ];
}

/** Nodes with a text between each two. */
export function joinNodes(nodes: readonly Node[], separator: string): Node[] {
  return nodes.flatMap((node, index) => (index === 0 ? [node] : [createText(separator), node]));
}

/** What a problem concerns: components, which the build links, and places of pages. */
export function createConcerns(problem: KnownProblem, titles: ReadonlyMap<string, string>): Node[] {
  const names = problem.components.map((value) => ({ type: 'inlineCode', value }) as Node);
  const links = problem.pages.map((address) => {
    const page = getPagePath(address);
    return createLink(address, [createText(titles.get(page) ?? page)]);
  });
  return [
    createText(texts.concerns),
    ...joinNodes(names, ', '),
    createText('. '),
    createText(texts.see),
    ...joinNodes(links, ', '),
    createText('.'),
  ];
}
