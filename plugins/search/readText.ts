import type { Nodes } from 'hast';

/** What stands in a text beside what it says: links to itself, badges, buttons, code, ads. */
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

/** The text of an element in one line, without what only surrounds it. */
export function readText(node: Nodes): string {
  const text = node.type === 'element' ? node.children.map(readNode).join('') : readNode(node);
  return text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
