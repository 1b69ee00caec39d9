import type { Node } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import { getStart, isElement, listLinks } from '../../plugins/mdx/nodes';
import type { PageDiagnostic } from '../../plugins/mdx/pageDiagnostic';
import { PRODUCTS } from '../../src/lib/products';
import { getLinkedPath } from '../lib/getLinkedPath';

/** What pages may mention: another page, or a name in the API reference. */
export interface Subject {
  /** As it appears in text: `Column pinning`, `DataGridPro`. */
  name: string;
  /** Only for pages; the build links API names that are written as code. */
  path?: string;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a title within a sentence, also in lowercase and in the plural. */
function createPattern({ name, path }: Subject): RegExp {
  const [first = '', rest] = [name[0], name.slice(1)];
  const start = path ? `[${first}${first.toLowerCase()}]` : escape(first);
  return new RegExp(`(?<![\\w-])${start}${escape(rest)}${path ? 's?' : ''}(?![\\w-])`);
}

/** "Date and Time Pickers" isn't a mention of the "Time Picker" page. */
const PRODUCT_NAMES = new RegExp(
  PRODUCTS.flatMap(({ name, fullName = name }) => [fullName, name])
    .map(escape)
    .join('|'),
  'g',
);

/** Blanks out product names, keeping all positions. */
const hideProducts = (text: string) =>
  text.replace(PRODUCT_NAMES, (name) => '\u00a0'.repeat(name.length));

/** Single words are too common to count: a title needs a space, and an API name camel case. */
function isTelling({ name, path }: Subject): boolean {
  return path ? / /.test(name) : /[a-z][A-Z]/.test(name);
}

/**
 * The first mention of each subject that a page mentions in its text but never links. Headings,
 * links, code and what components show don't count.
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
      ? `"${subject.name}" is mentioned on this page but never linked: ${subject.path}`
      : `"${subject.name}" has a reference page. Write \`${subject.name}\` as code, which links to it.`;
    return [{ ...place, message }];
  });
}
