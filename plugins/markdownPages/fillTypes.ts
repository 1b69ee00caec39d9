import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, ElementContent } from 'hast';
import texts from '../../i18n/en/api.json';
import { getMemberAnchor } from '../../src/lib/apiPage/anchors';
import type { ApiMember, ApiPage, ApiSignature } from '../../src/lib/contracts/api';
import { createElement, getText, isElement, listElements } from './elements';

/** The data of a reference page, next to its folder. */
function readApiPage(outDir: string, route: string): ApiPage {
  const file = path.join(outDir, `${route.replace(/\/$/, '')}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as ApiPage;
}

/** Whether rows omit what readers load on demand. */
function isIncomplete(content: Element): boolean {
  const cells = listElements(content, ({ tagName }) => tagName === 'td');
  return cells.some(({ children }) => children.some((child) => isElement(child, 'button')));
}

function createText(value: string): ElementContent {
  return { type: 'text', value };
}

function createCode(value: string): Element {
  return createElement('code', [createText(value)]);
}

/** Descriptions of parameters contain text and code. */
function createWords(description = ''): ElementContent[] {
  return description
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? createCode(part) : createText(part)));
}

function createParameters({ parameters, returns }: ApiSignature): Element {
  const items = parameters.map(({ name, type, isOptional, description }) =>
    createElement('li', [
      createCode(`${name}${isOptional ? '?' : ''}: ${type}`),
      createText(' '),
      ...createWords(description),
    ]),
  );
  const hasReturn = returns.type !== 'void' || returns.description !== undefined;
  const result = createElement('li', [
    createText(`${texts.returns} `),
    createCode(returns.type),
    createText(' '),
    ...createWords(returns.description),
  ]);
  return createElement('ul', hasReturn ? [...items, result] : items);
}

/** What a button in a row loads on demand. */
function createDetails(button: Element, { type, signatures = [] }: ApiMember): Element {
  const isDefinition = getText(button) === texts.definition;
  return createElement('details', [
    createElement('summary', button.children),
    ...(isDefinition
      ? [createText(type.expanded ?? '')]
      : signatures.map((signature) => createParameters(signature))),
  ]);
}

function fillChildren(children: readonly ElementContent[], member: ApiMember): ElementContent[] {
  return children.map((child) => {
    if (!isElement(child)) {
      return child;
    }
    return child.tagName === 'button'
      ? createDetails(child, member)
      : { ...child, children: fillChildren(child.children, member) };
  });
}

function fillRows(element: Element, members: ReadonlyMap<string, ApiMember>): Element {
  const { tagName, properties } = element;
  if (tagName === 'tr') {
    const member = members.get(String(properties.id));
    return member ? { ...element, children: fillChildren(element.children, member) } : element;
  }
  const children = element.children.map((child) =>
    isElement(child) ? fillRows(child, members) : child,
  );
  return { ...element, children };
}

/**
 * A copy of a reference page including the definitions and parameters that readers load on demand,
 * from the data next to the page's folder. Other pages stay unchanged.
 */
export function fillTypes(content: Element, outDir: string, route: string): Element {
  if (!isIncomplete(content)) {
    return content;
  }
  const { kind, api } = readApiPage(outDir, route);
  const members = kind === 'component' ? api.props : api.members;
  return fillRows(
    content,
    new Map(members.map((member) => [getMemberAnchor(api.name, member.name), member])),
  );
}
