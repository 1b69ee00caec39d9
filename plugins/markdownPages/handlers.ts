import type { Element, ElementContent } from 'hast';
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';
import type { BlockContent, DefinitionContent, ListItem, PhrasingContent } from 'mdast';
import type { VersionName } from '../../src/lib/docsVersions';
import { createCodeBlock } from './codeBlock';
import { readDemoNode } from './demo';
import {
  createElement,
  getText,
  hasClass,
  hasModuleClass,
  isElement,
  isPhrasing,
  listElements,
} from './elements';
import { createInstallCommands } from './installCommands';
import { t } from './texts';

type Flow = (BlockContent | DefinitionContent)[];

/** Maximum length of the longest reference row that's still shown in a table, in characters. */
const MAX_ROW_LENGTH = 240;

const isPre = (element: Element) => element.tagName === 'pre';

function toPhrasing(state: State, nodes: readonly ElementContent[]): PhrasingContent[] {
  return state.all(createElement('span', [...nodes])) as PhrasingContent[];
}

function toFlow(state: State, nodes: readonly ElementContent[]): Flow {
  return state.toFlow(state.all(createElement('div', [...nodes])));
}

function createLabel(children: PhrasingContent[]): Flow[number] {
  return { type: 'paragraph', children: [{ type: 'strong', children }] };
}

/** Code with links in it: a link if all of it is one, otherwise code followed by the links. */
const handleCode: Handle = (_state, element: Element) => {
  const code = { type: 'inlineCode' as const, value: getText(element).replace(/\s+/g, ' ').trim() };
  const links = listElements(element, ({ tagName }) => tagName === 'a').map((link) => ({
    type: 'link' as const,
    url: String(link.properties.href),
    children: [{ type: 'inlineCode' as const, value: getText(link) }],
  }));
  const [first] = links;
  if (links.length === 1 && first?.children[0]?.value === code.value) {
    return first;
  }
  const known = new Set<string>();
  const others = links.filter(({ url }) => !known.has(url) && known.add(url));
  return others.length === 0
    ? code
    : [
        code,
        { type: 'text' as const, value: ` (${t('links')} ` },
        ...others.flatMap((link, index) =>
          index === 0 ? [link] : [{ type: 'text' as const, value: ', ' }, link],
        ),
        { type: 'text' as const, value: ')' },
      ];
};

const handlePre: Handle = (_state, element: Element) => createCodeBlock(element);

/** An aside as a quote that starts with its kind. */
function createAdmonition(state: State, { children }: Element) {
  const [heading, ...content] = children.filter((child) => isElement(child));
  const hasHeading = heading && hasModuleClass(heading, 'admonitionHeading');
  return {
    type: 'blockquote' as const,
    children: hasHeading
      ? [createLabel([{ type: 'text', value: getText(heading).trim() }]), ...toFlow(state, content)]
      : toFlow(state, children),
  };
}

/** All tabs, each with its label. */
function createTabs(state: State, element: Element): Flow {
  const listRole = (role: string) =>
    listElements(element, ({ properties }) => properties.role === role);
  const labels = listRole('tab').map((tab) => getText(tab).trim());
  return listRole('tabpanel').flatMap((panel, index) => [
    createLabel([{ type: 'text', value: labels[index]! }]),
    ...toFlow(state, panel.children),
  ]);
}

/** Collapsible content. In catalogues it's a section: name, plan, then text. */
function createDetails(state: State, element: Element, depth: number) {
  const [summary, ...content] = element.children.filter((child) => isElement(child));
  if (element.properties.id === undefined) {
    return [createLabel(toPhrasing(state, summary!.children)), ...toFlow(state, content)];
  }
  const words = summary!.children.filter((child) => isElement(child, 'span'));
  const name = summary!.children.filter((child) => !words.includes(child as Element));
  return [
    {
      type: 'heading' as const,
      depth: Math.min(depth + 1, 6) as 6,
      children: toPhrasing(state, trimEnd(name)),
    },
    ...toFlow(state, [...words, ...content]),
  ];
}

/** Removes trailing whitespace. */
function trimEnd(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.map((node, index) =>
    index === nodes.length - 1 && node.type === 'text'
      ? { ...node, value: node.value.trimEnd() }
      : node,
  );
}

function splitPhrasing(nodes: readonly ElementContent[]) {
  const end = nodes.findIndex((node) => !isPhrasing(node));
  return end === -1 ? [nodes, []] : [nodes.slice(0, end), nodes.slice(end)];
}

/** A list item whose first paragraph is a name and what follows it on the same line. */
function createItem(
  state: State,
  line: PhrasingContent[],
  rest: readonly ElementContent[],
): ListItem {
  const flow = toFlow(state, rest);
  return {
    type: 'listItem',
    spread: flow.length > 0,
    children: [{ type: 'paragraph', children: line }, ...flow],
  };
}

function createList(children: ListItem[]) {
  const spread = children.some((item) => item.spread);
  return { type: 'list' as const, ordered: false, spread, children };
}

/** Adds a space after a type that only styles separate from its description. */
function separate([first, second, ...others]: readonly ElementContent[]): ElementContent[] {
  const isGlued = isElement(first, 'code') && second?.type === 'text' && !/^\s/.test(second.value);
  const space: ElementContent[] = isGlued ? [{ type: 'text', value: ' ' }] : [];
  return [...(first ? [first, ...space] : []), ...(second ? [second] : []), ...others];
}

/** Terms and their descriptions. */
const handleTerms: Handle = (state, element: Element) => {
  const parts = listElements(element, ({ tagName }) => tagName === 'dt' || tagName === 'dd');
  const items = parts.flatMap((term, index): ListItem[] => {
    if (term.tagName !== 'dt') {
      return [];
    }
    const next = parts[index + 1];
    const [line, rest] = splitPhrasing(next?.tagName === 'dd' ? separate(next.children) : []) as [
      ElementContent[],
      ElementContent[],
    ];
    const name = toPhrasing(state, trimEnd(term.children));
    return [
      createItem(
        state,
        line.length > 0
          ? [...name, { type: 'text', value: ': ' }, ...toPhrasing(state, line)]
          : name,
        rest,
      ),
    ];
  });
  return createList(items);
};

interface Cell {
  header: string;
  element: Element;
}

function listRows(table: Element): Cell[][] {
  const listCells = (row: Element) =>
    listElements(row, ({ tagName }) => tagName === 'td' || tagName === 'th');
  const [head, ...rows] = listElements(table, ({ tagName }) => tagName === 'tr').map(listCells);
  return rows.map((cells) =>
    cells.map((element, index) => ({ header: head?.[index] ? getText(head[index]) : '', element })),
  );
}

/** Whether a cell is a single line, as Markdown tables require. */
function isLine({ element }: Cell): boolean {
  return element.children.every(
    (child) =>
      isPhrasing(child) ||
      (isElement(child) &&
        ['p', 'div'].includes(child.tagName) &&
        child.children.every(isPhrasing)),
  );
}

/** Joins the paragraphs of a cell into one line. */
function joinLines(element: Element): Element {
  const children = element.children.flatMap((child): ElementContent[] => {
    if (isElement(child) && ['table', 'tr', 'thead', 'tbody'].includes(element.tagName)) {
      return [joinLines(child)];
    }
    return isElement(child) && ['p', 'div'].includes(child.tagName)
      ? [{ type: 'text', value: ' ' }, ...child.children]
      : [child];
  });
  return { ...element, children };
}

function isTable(table: Element, rows: readonly Cell[][]): boolean {
  const isShort = (row: readonly Cell[]) =>
    row.reduce((length, { element }) => length + getText(element).length, 0) <= MAX_ROW_LENGTH;
  return (
    rows.every((row) => row.every(isLine)) &&
    (table.properties.dataRows === undefined || rows.every(isShort))
  );
}

/**
 * A row as a list item: its name, what else fits on that line with the column's name, then the
 * rest.
 */
function createRowItem(state: State, [name, ...cells]: Cell[]): ListItem {
  const isLast = (cell: Cell) => cell === cells.at(-1);
  const filled = cells.filter(({ element }) => getText(element).trim() !== '');
  const short = filled.filter((cell) => !isLast(cell));
  const line = short.flatMap(({ header, element }): PhrasingContent[] => [
    { type: 'text', value: `. ${t('label', { name: header })}` },
    ...toPhrasing(state, splitPhrasing(element.children)[0]!),
  ]);
  return createItem(
    state,
    [...toPhrasing(state, trimEnd(name!.element.children)), ...line],
    // Collapsed definitions in other cells come after the description.
    [
      ...filled.filter(isLast).flatMap(({ element }) => element.children),
      ...short.flatMap(({ element }) => splitPhrasing(element.children)[1]!),
    ],
  );
}

/** Handlers for the elements of a page that have no standard Markdown form. */
export function createHandlers(version: VersionName): Record<string, Handle> {
  /** Depth of the last heading; sections of a catalogue are below it. */
  let depth = 1;
  const handleHeading: Handle = (state, element: Element) => {
    depth = Number(element.tagName.slice(1));
    return defaultHandlers[element.tagName as 'h1'](state, element);
  };
  return {
    code: handleCode,
    pre: handlePre,
    dl: handleTerms,
    figcaption: (_state, element: Element) => ({
      type: 'paragraph',
      children: [{ type: 'text', value: t('label', { name: getText(element).trim() }).trim() }],
    }),
    wbr: () => undefined,
    h2: handleHeading,
    h3: handleHeading,
    h4: handleHeading,
    details: (state, element: Element) => createDetails(state, element, depth),
    section: (state, element: Element) =>
      element.properties.dataDemo === undefined
        ? defaultHandlers.section(state, element)
        : readDemoNode(element),
    div: (state, element: Element) => {
      const { dataInstall } = element.properties;
      if (dataInstall !== undefined) {
        return createInstallCommands(element, version);
      }
      if (hasClass(element, 'theme-code-block')) {
        return createCodeBlock(listElements(element, isPre)[0]!, element);
      }
      if (hasClass(element, 'theme-admonition')) {
        return createAdmonition(state, element);
      }
      return hasClass(element, 'theme-tabs-container')
        ? createTabs(state, element)
        : defaultHandlers.div(state, element);
    },
    table: (state, element: Element) => {
      const rows = listRows(element);
      return isTable(element, rows)
        ? defaultHandlers.table(state, joinLines(element))
        : createList(rows.map((row) => createRowItem(state, row)));
    },
  };
}
