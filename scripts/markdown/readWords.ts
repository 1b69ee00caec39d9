import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Root } from 'mdast';
import { walk } from './parseMarkdown';

/** How often each word appears in a text. */
export type Words = ReadonlyMap<string, number>;

export function countWords(text: string): Words {
  const words = new Map<string, number>();
  for (const [word] of text.replace(/[\u200b\u00ad]/g, '').matchAll(/[\p{L}\p{N}_]+/gu)) {
    words.set(word, (words.get(word) ?? 0) + 1);
  }
  return words;
}

const UNREAD = new Set([
  ...['script', 'style', 'svg', 'button', 'nav', 'noscript', 'select', 'label', 'template'],
]);

/** What is in a different position in Markdown, or has different words there. */
const UNREAD_DATA = [
  ...['dataDemo', 'dataInstall', 'dataAdSlot', 'dataPageActions', 'dataPlan'],
  ...['dataNeeds', 'dataOtherDates'],
];

const hasClass = ({ properties }: Element, name: string) =>
  Array.isArray(properties.className) && properties.className.includes(name);

/** What a page has only for the screen: controls, contents, ads, live demos. */
function isLeftOut({ tagName, properties, children }: Element): boolean {
  const [, first] = children;
  return (
    UNREAD.has(tagName) ||
    UNREAD_DATA.some((name) => properties[name] !== undefined) ||
    (properties.hidden !== undefined && properties.role !== 'tabpanel') ||
    properties.ariaHidden === 'true' ||
    properties.dataMarkdown === 'mark' ||
    // The collapsed table of contents.
    (tagName === 'details' && first?.type === 'element' && first.tagName === 'nav')
  );
}

interface Place {
  isCode: boolean;
  isReference: boolean;
  /** Address of the surrounding catalog row. */
  rowLink: string;
}

function readNode(node: Nodes, place: Place): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type !== 'element') {
    return '';
  }
  const { tagName, properties, children } = node;
  if (properties.dataDemo !== undefined) {
    return ` ${String(properties.ariaLabel).replace(/ demo$/, '')} `;
  }
  const isRepeated =
    hasClass(node, 'hash-link') ||
    properties.href === place.rowLink ||
    // Rows that aren't a table in Markdown contain the column names themselves.
    (tagName === 'thead' && place.isReference);
  if (isRepeated || isLeftOut(node)) {
    return '';
  }
  const inner: Place = {
    isCode: place.isCode || tagName === 'code',
    isReference: place.isReference || properties.dataRows !== undefined,
    rowLink: tagName === 'details' ? `#${String(properties.id)}` : place.rowLink,
  };
  const text = children.map((child) => readNode(child, inner)).join('');
  // Neither syntax highlighting nor a possible line break splits a word.
  const isInside = tagName === 'wbr' || (place.isCode && tagName !== 'div' && tagName !== 'br');
  return isInside ? text : ` ${String(properties.alt ?? '')}${text} `;
}

function findContent(node: Nodes): Element | undefined {
  if (node.type === 'element' && hasClass(node, 'theme-doc-markdown')) {
    return node;
  }
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  for (const child of children) {
    const found = findContent(child);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** The text of a page, read without any code that generates the Markdown. */
export function readHtmlText(html: string): string {
  const content = findContent(fromHtml(html));
  return content ? readNode(content, { isCode: false, isReference: false, rowLink: '#' }) : '';
}

/** The text of a Markdown document, without URLs; `hasCode: false` also omits code. */
export function readMarkdownText(tree: Root, { hasCode = true } = {}): string {
  return [...walk(tree)]
    .map((node) => {
      switch (node.type) {
        case 'text':
          return node.value;
        case 'inlineCode':
          return hasCode ? node.value : '';
        case 'code':
          return hasCode ? `${node.meta ?? ''} ${node.value}` : '';
        case 'image':
          return node.alt ?? '';
        default:
          return '';
      }
    })
    .join(' ');
}

/** Words that appear more often in one text than in the other. */
export function findMissing(words: Words, other: Words): string[] {
  return [...words].filter(([word, count]) => count > (other.get(word) ?? 0)).map(([word]) => word);
}
