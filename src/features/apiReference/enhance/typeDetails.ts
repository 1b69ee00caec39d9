import texts from '@site/i18n/en/api.json';
import type { ApiMember, ApiSignature } from '@site/src/lib/contracts/api';
import { getTypeDetails } from '../signatures';

function createCode(text: string): HTMLElement {
  const code = document.createElement('code');
  code.textContent = text;
  return code;
}

/** A description with its code as code elements; parameter descriptions have no other markup. */
function createWords(description = ''): (string | Node)[] {
  return description
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? createCode(part) : part));
}

function createItem(...parts: (string | Node)[]): HTMLLIElement {
  const item = document.createElement('li');
  item.append(...parts);
  return item;
}

function createList({ parameters, returns }: ApiSignature): HTMLUListElement {
  const list = document.createElement('ul');
  for (const { name, type, isOptional, description } of parameters) {
    const code = createCode(`${name}${isOptional ? '?' : ''}: ${type}`);
    list.append(createItem(code, ' ', ...createWords(description)));
  }
  if (returns.type !== 'void' || returns.description) {
    const code = createCode(returns.type);
    list.append(createItem(`${texts.returns} `, code, ' ', ...createWords(returns.description)));
  }
  return list;
}

function createDefinition(text: string): HTMLElement {
  const definition = document.createElement('pre');
  definition.append(createCode(text));
  return definition;
}

/** Content that a row leaves out of the page: a member's parameters or its type's definition. */
export function createTypeDetails(member: ApiMember): HTMLElement {
  const details = document.createElement('div');
  const { parameters } = getTypeDetails(member, true);
  details.append(
    ...(parameters
      ? (member.signatures ?? []).map(createList)
      : [createDefinition(member.type.expanded ?? '')]),
  );
  return details;
}
