import type { Node } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import { getStart, isElement, listLinks } from '../../plugins/mdx/nodes';
import type { PageDiagnostic } from '../../plugins/mdx/pageDiagnostic';
import { PRODUCTS } from '../../src/lib/products';
import { getLinkedPath } from '../lib/getLinkedPath';

/** What pages may mention: another page, or a name that the reference describes. */
export interface Subject {
  /** As text has it: `Column pinning`, `DataGridPro`. */
  name: string;
  /** Of a page; names of the API are linked by the build once they stand in code face. */
  path?: string;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A title as it stands in a sentence: also in lower case, and in the plural. */
function createPattern({ name, path }: Subject): RegExp {
  const [first = '', rest] = [name[0], name.slice(1)];
  const start = path ? `[${first}${first.toLowerCase()}]` : escape(first);
  return new RegExp(`(?<![\\w-])${start}${escape(rest)}${path ? 's?' : ''}(?![\\w-])`);
}

/** "Date and Time Pickers" mentions no page about a time picker. */
const PRODUCT_NAMES = new RegExp(
  PRODUCTS.flatMap(({ name, fullName = name }) => [fullName, name])
    .map(escape)
    .join('|'),
  'g',
);

/** A text without the names of products, each letter where it was. */
const hideProducts = (text: string) =>
  text.replace(PRODUCT_NAMES, (name) => '\u00a0'.repeat(name.length));

/** Titles that are words of every page say nothing; those of an API name say all. */
function isTelling({ name, path }: Subject): boolean {
  return path ? / /.test(name) : /[a-z][A-Z]/.test(name);
}

/**
 * The first place of each subject that a page mentions in its text and links nowhere. Headings,
 * links, code and what components show do not count.
 */
export function findUnlinkedMentions(tree: Node, subjects: readonly Subject[]): PageDiagnostic[] {
  const linked = new Set<string>();
  const texts: (Node & { value: string })[] = [];
  visit(tree, (node: Node) => {
    listLinks(node).forEach((url) => linked.add(getLinkedPath(url)));
    if (node.type === 'text' && node.position) {
      texts.push({ ...node, value: hideProducts((node as Node & { value: string }).value) });
    }
    const isClosed =
      ['heading', 'link', 'linkReference'].includes(node.type) ||
      (isElement(node) && /^[A-Z]/.test(node.name ?? ''));
    return isClosed ? SKIP : undefined;
  });
  return subjects.filter(isTelling).flatMap((subject) => {
    if (subject.path && linked.has(subject.path)) {
      return [];
    }
    const pattern = createPattern(subject);
    const found = texts.find(({ value }) => pattern.test(value));
    if (!found) {
      return [];
    }
    const before = found.value.slice(0, pattern.exec(found.value)!.index).split('\n');
    const { line, column } = getStart(found);
    const place = {
      line: line + before.length - 1,
      column: (before.length === 1 ? column : 1) + before.at(-1)!.length,
    };
    const message = subject.path
      ? `"${subject.name}" is a page that this one mentions and links nowhere: ${subject.path}`
      : `"${subject.name}" has a reference page. Write \`${subject.name}\` in code face, which links it.`;
    return [{ ...place, message }];
  });
}
