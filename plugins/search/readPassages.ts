import type { Element, Nodes } from 'hast';
import { readAll, readText } from './readText';

const isElement = (node: Nodes): node is Element => node.type === 'element';

export const hasClass = ({ properties }: Element, name: string) =>
  Array.isArray(properties.className) &&
  properties.className.some((className) => String(className).startsWith(name));

/** Blocks that form one passage each. */
const PASSAGES = new Set(['p', 'li', 'dt', 'dd', 'summary', 'figcaption']);

/** Separate entries, lists of links, and content that nobody reads. */
const LEFT_OUT = new Set([
  'nav',
  'button',
  'svg',
  'style',
  'script',
  'template',
  'thead',
  'header',
]);

/** Default titles of asides. */
const ASIDE = /^(note|tip|info|warning|danger|caution)$/;

/** Lists whose items have ids are catalogues; each item is a separate entry. */
const isCatalogue = ({ children }: Element) =>
  children.some((item) => isElement(item) && typeof item.properties.id === 'string');

function isLeftOut(element: Element): boolean {
  const { tagName, properties } = element;
  return (
    LEFT_OUT.has(tagName) ||
    properties.dataDemo !== undefined ||
    properties.dataSearch !== undefined ||
    properties.dataRows !== undefined ||
    (tagName === 'details' &&
      (typeof properties.id === 'string' || element.children.some(isTableOfContents)))
  );
}

const isTableOfContents = (node: Nodes) => isElement(node) && node.tagName === 'nav';

const readRow = ({ children }: Element) =>
  children
    .filter(isElement)
    .map((cell) => readText(cell))
    .filter((text) => text !== '')
    .join(' · ');

function* readElement(element: Element): Generator<string> {
  const { tagName } = element;
  if (isLeftOut(element)) {
    return;
  }
  if (tagName === 'pre') {
    yield readAll(element);
  } else if (tagName === 'tr') {
    yield readRow(element);
  } else if (PASSAGES.has(tagName)) {
    yield readText(element);
  } else if (hasClass(element, 'admonitionHeading')) {
    const title = readText(element);
    yield ASIDE.test(title) ? '' : title;
  } else if (!['ul', 'ol'].includes(tagName) || !isCatalogue(element)) {
    for (const child of element.children) {
      if (isElement(child)) {
        yield* readElement(child);
      }
    }
  }
}

/**
 * The passages between a position on a page and the next heading: paragraphs, list items, table
 * rows, asides, listings.
 */
export function readPassages(siblings: readonly Nodes[]): string[] {
  const end = siblings.findIndex((node) => isElement(node) && /^h[1-6]$/.test(node.tagName));
  return siblings
    .slice(0, end < 0 ? undefined : end)
    .filter(isElement)
    .flatMap((element) => [...readElement(element)])
    .filter((text) => text !== '');
}
