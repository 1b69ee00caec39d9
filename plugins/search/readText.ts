import type { Nodes } from 'hast';

/**
 * Classes in a text that aren't part of its message: links to itself, badges, buttons, code, ads.
 */
const LEFT_OUT = /^(hash-link|badge_.*|visually-hidden|block_.*)$/;

const BLOCKS = new Set(['p', 'li', 'ul', 'ol', 'div', 'br', 'dt', 'dd', 'td', 'th', 'pre']);

function readNode(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'root') {
    return node.children.map(readNode).join('');
  }
  if (node.type !== 'element') {
    return '';
  }
  const { ariaLabel, className = [], dataMarkdown, dataPlan } = node.properties;
  const isLeftOut =
    ['small', 'button', 'em', 'details', 'pre'].includes(node.tagName) ||
    dataPlan !== undefined ||
    dataMarkdown === 'none' ||
    / plan$/.test(String(ariaLabel)) ||
    (Array.isArray(className) && className.some((name) => LEFT_OUT.test(String(name))));
  if (isLeftOut) {
    return '';
  }
  const text = node.children.map(readNode).join('');
  return BLOCKS.has(node.tagName) ? ` ${text} ` : text;
}

const toLine = (text: string) =>
  text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The text of an element on one line, without these additions. */
export function readText(node: Nodes): string {
  return toLine(node.type === 'element' ? node.children.map(readNode).join('') : readNode(node));
}

function readEvery(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  const text = 'children' in node ? node.children.map(readEvery).join('') : '';
  return node.type === 'element' && ['br', 'div'].includes(node.tagName) ? `${text} ` : text;
}

/** All text of an element on one line, such as a listing's. */
export function readAll(node: Nodes): string {
  return toLine(readEvery(node));
}
