import type { Element, Nodes } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { PASSAGE_END, type SearchEntry, type SearchKind } from '../../src/lib/contracts/search';
import { PLANS, type Plan } from '../../src/lib/products';
import { findByClass, type BuiltPage } from '../builtPages';
import { ALIAS_CLASS } from '../mdx/headingAliasesPlugin';
import { hasClass, readPassages } from './readPassages';
import { readText } from './readText';

/** Id prefixes of rows in the catalogues of events, selectors, methods and exports. */
const ROW_KINDS: Readonly<Record<string, SearchKind>> = {
  event: 'event',
  selector: 'selector',
  api: 'method',
  export: 'export',
};

/** Tables of a reference page, by `data-rows`. */
const TABLE_KINDS: Readonly<Record<string, SearchKind>> = {
  props: 'prop',
  slots: 'slot',
  classes: 'class',
};

/** `BarChart API` → `BarChart` */
const REFERENCE_TITLE = /^(?<name>[A-Z]\w+) API$/;

const isElement = (node: Nodes): node is Element => node.type === 'element';
const getId = ({ properties }: Element) =>
  typeof properties.id === 'string' ? properties.id : undefined;

/** The first element with a tag name. */
function findTag(tree: Element, tagName: string): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    found ??= element.tagName === tagName ? element : undefined;
  });
  return found;
}

/** The plan of a badge in an element. */
function findPlan(tree: Element): Plan | undefined {
  let plan: Plan | undefined;
  visit(tree, 'element', (element) => {
    const { properties, tagName } = element;
    const label =
      properties.dataPlan ??
      properties.ariaLabel ??
      (['em', 'strong'].includes(tagName) ? readText(element) : undefined);
    const [name] = typeof label === 'string' ? label.toLowerCase().split(' ') : [];
    plan ??= PLANS.find((candidate) => candidate === name && candidate !== 'community');
  });
  return plan;
}

/** A name without what follows it (`required`, the plan); index signatures contain spaces. */
const readName = (cell: Element) => /^(\[.*?\]|\S*)/.exec(readText(cell))![0];

/** The last cell of a row is its description. */
function readRow(row: Element, kind: SearchKind, path: string): SearchEntry | undefined {
  const cells = row.children.filter(isElement);
  const [name] = cells;
  if (!name || cells.length < 2) {
    return undefined;
  }
  return { kind, title: readName(name), path, plan: findPlan(name), text: readText(cells.at(-1)!) };
}

/** A row of a catalogue, `<details>` or `<li>`: the name as code, and its description. */
function readCatalogueRow(row: Element, kind: SearchKind, path: string): SearchEntry | undefined {
  const summary = findTag(row, 'summary') ?? row;
  const name = findTag(summary, 'code');
  const last = summary.children.filter(isElement).at(-1);
  return (
    name && {
      kind,
      title: readText(name),
      path,
      plan: findPlan(summary),
      text: last && last !== name && last.tagName === 'span' ? readText(last) : '',
    }
  );
}

/** Old ids of a section, which contain its former names. */
function readOldNames(heading: Element): Pick<SearchEntry, 'aliases'> {
  const ids = heading.children.flatMap((child) =>
    isElement(child) && hasClass(child, ALIAS_CLASS) ? (getId(child) ?? []) : [],
  );
  const words = new Set(ids.flatMap((id) => id.split('-')));
  return words.size > 0 ? { aliases: [...words].join(' ') } : {};
}

/** A known problem: the title, then what happens. */
function readProblem(item: Element, path: string): SearchEntry {
  const title = readText(findTag(item, 'strong') ?? item);
  return { kind: 'problem', title, path, text: readText(item).slice(title.length).trim() };
}

/** Properties of the API object are methods. */
function getTableKind(table: string, title: string): SearchKind | undefined {
  return table === 'props' && /Api$/.test(title) ? 'method' : TABLE_KINDS[table];
}

/**
 * Everything that can be found on a page: first the page itself, then its content in order. The
 * content comes from the markup, so that each entry links to an existing id.
 */
export function readEntries({ path, document, content }: BuiltPage): SearchEntry[] {
  const heading = findTag(content, 'h1');
  if (!heading) {
    return [];
  }
  const header = findTag(content, 'header');
  const fullTitle = readText(heading);
  const { name } = REFERENCE_TITLE.exec(fullTitle)?.groups ?? {};
  const isReference = name !== undefined && path.includes('/api/');
  const title = isReference ? name : fullTitle;
  const lead = findByClass(content, 'description') ?? findByClass(document, 'description');
  const plan = header && findPlan(header);
  const entries: SearchEntry[] = [];
  let isInterface = false;
  let table: SearchKind | undefined;
  visit(content, 'element', (element, index, parent) => {
    const { tagName, properties } = element;
    const id = getId(element);
    const at = `${path}#${id}`;
    // Elements that control whether search finds them (plugins/knownProblems).
    if (properties.dataSearch !== undefined) {
      if (properties.dataSearch === 'entry') {
        entries.push(readProblem(element, at));
      }
      return SKIP;
    }
    if (tagName === 'table') {
      table = getTableKind(String(properties.dataRows), title);
    } else if (tagName === 'section' && properties.dataDemo !== undefined) {
      const label = String(properties.ariaLabel).replace(/ demo$/, '');
      entries.push({ kind: 'demo', title: label, path: at });
      return SKIP;
    } else if (id !== undefined && /^h[2-6]$/.test(tagName) && parent && 'children' in parent) {
      isInterface ||= isReference && id === 'properties';
      // Sections of the reference have the same names on every page and mean nothing on their own.
      if (!isReference) {
        const siblings = parent.children as Nodes[];
        entries.push({
          kind: 'heading',
          title: readText(element),
          path: at,
          plan: findPlan(element),
          text: readPassages(siblings.slice(index! + 1)).join(PASSAGE_END),
          ...readOldNames(element),
        });
      }
    } else if (id !== undefined && tagName === 'tr' && table) {
      const row = readRow(element, table, at);
      if (row) {
        entries.push(row);
      }
    } else if (id !== undefined && (tagName === 'details' || tagName === 'li')) {
      const kind = ROW_KINDS[id.split('-')[0]!];
      const row = kind && readCatalogueRow(element, kind, at);
      if (row) {
        entries.push(row);
        return SKIP;
      }
    }
    return undefined;
  });
  const page: SearchEntry = {
    kind: !isReference ? 'page' : isInterface ? 'interface' : 'component',
    title,
    path,
    plan,
    text: [lead ? readText(lead) : '', ...(isReference ? [] : readPassages(content.children))].join(
      PASSAGE_END,
    ),
  };
  return [page, ...entries.map((entry) => ({ ...entry, page: title, plan: entry.plan ?? plan }))];
}
