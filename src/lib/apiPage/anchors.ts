import type { ApiClass, ApiSlot } from '../contracts/api';
import { toKebabCase } from '../paths';

/** An id holds no white space; index signatures do. */
function toId(text: string): string {
  return text.replace(/\s+/g, '-');
}

/** Id of a prop, or of an interface's property: `data-grid-prop-rows`. */
export function getMemberAnchor(owner: string, member: string): string {
  return toId(`${toKebabCase(owner)}-prop-${member}`);
}

/** Id of a slot, by its class where it has one: `TreeItem-css-MuiTreeItem-root`. */
export function getSlotAnchor(
  component: string,
  { className, name }: Pick<ApiSlot, 'className' | 'name'>,
): string {
  return toId(`${component}-css-${className?.replace(/^\./, '') ?? name}`);
}

/** Id of a class, by its key: `data-grid-classes-cell`. */
export function getClassAnchor(component: string, { key }: Pick<ApiClass, 'key'>): string {
  return toId(`${toKebabCase(component)}-classes-${key}`);
}
