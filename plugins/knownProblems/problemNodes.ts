import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import texts from '../../i18n/en/knownProblems.json';
import { PROBLEMS_PATH, type KnownProblem } from '../../src/lib/contracts/knownProblem';
import { parseMarkdown } from '../mdx/parseMarkdown';

/** Whether search finds an element: each problem once, on its own page. */
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
    // Each needs its own object, because its id is written into it.
    ...(properties && { data: { hProperties: { ...properties } } }),
  });

/** Inline Markdown as nodes without positions, because those wouldn't be positions on the page. */
export function parseInline(text: string): Node[] {
  const { tree } = parseMarkdown(text);
  visit(tree, (node: Node) => {
    delete node.position;
  });
  // The page check reports mistakes in the text.
  return (tree.children as Parent[]).flatMap((block) => block.children ?? []);
}

export function formatVersions(versions: KnownProblem['versions']): string {
  return typeof versions === 'string' ? versions : `${versions.from} – ${versions.to}`;
}

/** A link to the problem itself that appears on hover and focus, as in headings. */
function createAnchorLink({ id, title }: KnownProblem): Node {
  const label = texts.directLink.replace('{title}', title.replaceAll('`', ''));
  const hProperties = { className: ['hash-link'], ariaLabel: label, translate: 'no' };
  return createParent('link', [createText('\u200b')], { url: `#${id}`, data: { hProperties } });
}

interface ItemOptions {
  /** Whether this is the problem's own page. */
  isOwn: boolean;
  /** Nodes at the end. */
  more?: readonly Node[];
}

/** One problem: title with its anchor, what happens, and the workaround. */
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

/** The section of a page about the problems that affect it. */
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

/** Joins nodes with a separator text. */
export function joinNodes(nodes: readonly Node[], separator: string): Node[] {
  return nodes.flatMap((node, index) => (index === 0 ? [node] : [createText(separator), node]));
}

/** What a problem affects: components, which the build links, and pages or sections. */
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
