import type { Element, ElementContent } from 'hast';
import badges from '../../i18n/en/badges.json';
import { createElement, getText, hasClass, isElement } from './elements';

/** Elements without text: controls, scripts, graphics, tables of contents, noscript content. */
const LEFT_OUT = new Set([
  ...['button', 'input', 'label', 'nav', 'noscript', 'output', 'script', 'select', 'style', 'svg'],
  ...['template', 'textarea', 'wbr'],
]);

/** Text in a row header or a term that isn't part of its name (see `NameNotes`). */
const NOTES = new Set(['small', 'b', 'i', 'em', 'strong']);

/** Whether an element is converted elsewhere, so that its content doesn't matter. */
function isReplaced({ properties }: Element): boolean {
  return properties.dataDemo !== undefined || properties.dataInstall !== undefined;
}

function isLeftOut(element: Element, ids: readonly string[]): boolean {
  const { tagName, properties } = element;
  const { href, hidden, role, ariaHidden, dataMarkdown, dataAdSlot } = properties;
  return (
    LEFT_OUT.has(tagName) ||
    (hidden !== undefined && role !== 'tabpanel') ||
    ariaHidden === 'true' ||
    dataMarkdown === 'none' ||
    dataAdSlot !== undefined ||
    // A link to itself.
    hasClass(element, 'hash-link') ||
    ids.some((id) => href === `#${id}`)
  );
}

/** Text without the characters that let browsers break long names. */
function cleanText(text: string): string {
  return text.replace(/[\u200b\u00ad]/g, '');
}

interface Options {
  /** Absolute URL of the page. */
  url: string;
}

function toAbsolute(link: string, url: string): string {
  return /^[a-z]+:/.test(link) ? link : new URL(link, url).href;
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** Whether an element is a remark on what precedes it: a badge, or a note in a row header. */
function isNote(element: Element, isHead: boolean): boolean {
  const { tagName, properties } = element;
  return (
    properties.dataMarkdown === 'mark' ||
    properties.dataPlan !== undefined ||
    tagName === 'small' ||
    (isHead && NOTES.has(tagName))
  );
}

function getNote({ tagName, properties, children }: Element, isHead: boolean): string {
  const text = children.map(getText).join('').trim();
  if (isHead && tagName === 'em') {
    return badges.pro.name;
  }
  if (isHead && tagName === 'strong') {
    return badges.premium.name;
  }
  return typeof properties.ariaLabel === 'string' ? properties.ariaLabel : text;
}

/** Turns consecutive notes into one text in parentheses: `(since v8, Pro plan)`. */
function joinNotes(children: readonly ElementContent[], isHead: boolean): ElementContent[] {
  const joined: ElementContent[] = [];
  let notes: string[] = [];
  const flush = (next?: ElementContent) => {
    if (notes.length > 0) {
      const isAlone = joined.every(isBlank);
      const last = joined.at(-1);
      const before = isAlone || (last?.type === 'text' && /\s$/.test(last.value)) ? '' : ' ';
      const after = next && !(next.type === 'text' && /^[\s.,;:!?)]/.test(next.value)) ? ' ' : '';
      const value = isAlone ? notes.join(', ') : `(${notes.join(', ')})`;
      joined.push({ type: 'text', value: `${before}${value}${after}` });
      notes = [];
    }
  };
  children.forEach((child, index) => {
    if (isElement(child) && isNote(child, isHead)) {
      notes.push(getNote(child, isHead));
      return;
    }
    const next = children.slice(index).find((node) => !isBlank(node));
    const isBetween = isBlank(child) && isElement(next) && isNote(next, isHead);
    if (!(isBetween && notes.length > 0)) {
      flush(child);
      joined.push(child);
    }
  });
  flush();
  return joined;
}

/** Turns the name in a row header into code, followed by its notes. */
function markName(children: readonly ElementContent[]): ElementContent[] {
  const end = children.findIndex((child) => isElement(child) && isNote(child, true));
  const name = end === -1 ? children : children.slice(0, end);
  const code = createElement('code', [{ type: 'text', value: name.map(getText).join('').trim() }]);
  return [code, ...children.slice(name.length)];
}

/** Marks code in cells that only styles show as code. Other text in them is in a `span`. */
function markCode(children: readonly ElementContent[]): ElementContent[] {
  const end = children.findIndex((child) => isElement(child, 'details'));
  const code = end === -1 ? children : children.slice(0, end);
  if (code.every(isBlank) || code.some((child) => isElement(child, 'span'))) {
    return [...children];
  }
  const rest = children.slice(code.length).map((child) => {
    const [summary, ...definition] = isElement(child, 'details') ? child.children : [];
    return summary
      ? createElement('details', [
          summary,
          createElement('pre', [createElement('code', definition)]),
        ])
      : child;
  });
  return [createElement('code', [...code]), ...rest];
}

/** A reference row: the last cell describes the others, which are code. */
function markRow({ properties, children }: Element): Element {
  const cells = children.filter((child) => isElement(child));
  return createElement(
    'tr',
    cells.map((cell, index) => {
      const isCode = cell.tagName === 'td' && index < cells.length - 1;
      return isCode ? { ...cell, children: markCode(cell.children) } : cell;
    }),
    properties,
  );
}

/** Joins parts that only styles separate. */
function joinParts(children: readonly ElementContent[]): ElementContent[] {
  const parts = children.filter((child) => !isBlank(child));
  return parts.flatMap((part, index): ElementContent[] =>
    index === 0 ? [part] : [{ type: 'text', value: ' – ' }, part],
  );
}

/**
 * Whether an element is empty once everything else is removed: collapsed content, a link to itself.
 */
function isEmpty({ tagName, children }: Element): boolean {
  const rest = tagName === 'details' ? children.slice(1) : children;
  return ['a', 'details', 'div', 'p', 'ul'].includes(tagName) && rest.every(isBlank);
}

interface Scope extends Options {
  /** Ids of the ancestors. */
  ids: readonly string[];
  /** Whether this is the part of a table with reference rows. */
  isReference: boolean;
  isRows: boolean;
}

function trimElement(element: Element, scope: Scope): Element[] {
  const { tagName, properties } = element;
  const { id, href, src } = properties;
  if (isLeftOut(element, scope.ids)) {
    return [];
  }
  if (isReplaced(element)) {
    return [element];
  }
  const isName = tagName === 'th' && scope.isRows;
  const inner: Scope = {
    ...scope,
    // The name of a row links to it.
    ids: isName ? [] : typeof id === 'string' ? [...scope.ids, id] : scope.ids,
    isReference: tagName === 'table' ? properties.dataRows !== undefined : scope.isReference,
    isRows: scope.isRows || (tagName === 'tbody' && scope.isReference),
  };
  const isHead = isName || (tagName === 'dt' && id !== undefined);
  const trimmed = trimChildren(element.children, inner);
  const children = joinNotes(isName ? markName(trimmed) : trimmed, isHead);
  const copy: Element = {
    ...element,
    properties: {
      ...properties,
      title: undefined,
      ...(typeof href === 'string' && { href: toAbsolute(href, scope.url) }),
      ...(typeof src === 'string' && { src: toAbsolute(src, scope.url) }),
    },
    children: properties.dataMarkdown === 'parts' ? joinParts(children) : children,
  };
  if (isEmpty(copy)) {
    return [];
  }
  return [tagName === 'tr' && scope.isRows ? markRow(copy) : copy];
}

function trimChildren(children: readonly ElementContent[], scope: Scope): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') {
      return [{ type: 'text', value: cleanText(child.value) }];
    }
    return isElement(child) ? trimElement(child, scope) : [];
  });
}

/**
 * A copy of a page's content with only text, code and structure, in which links are absolute and
 * badges are text. What screen readers ignore is left out. Our own elements state their role in
 * `data-markdown`:
 *
 * - `none`: left out;
 * - `mark`: its name, in parentheses after what it marks;
 * - `parts`: its children are separated by dashes.
 */
export function trimTree(content: Element, { url }: Options): Element {
  return {
    ...content,
    children: trimChildren(content.children, { url, ids: [], isReference: false, isRows: false }),
  };
}
