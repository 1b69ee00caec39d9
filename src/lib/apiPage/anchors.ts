import type { ApiClass, ApiSlot } from '../contracts/api';
import { toKebabCase } from '../paths';

/** An ID can't contain white space, but index signatures do. */
function toId(text: string): string {
  return text.replace(/\s+/g, '-');
}

/** ID of a prop, or of an interface's property: `data-grid-prop-rows`. */
export function getMemberAnchor(owner: string, member: string): string {
  return toId(`${toKebabCase(owner)}-prop-${member}`);
}

/** ID of a slot, based on its class if it has one: `TreeItem-css-MuiTreeItem-root`. */
export function getSlotAnchor(
  component: string,
  { className, name }: Pick<ApiSlot, 'className' | 'name'>,
): string {
  return toId(`${component}-css-${className?.replace(/^\./, '') ?? name}`);
}

/** ID of a class, based on its key: `data-grid-classes-cell`. */
export function getClassAnchor(component: string, { key }: Pick<ApiClass, 'key'>): string {
  return toId(`${toKebabCase(component)}-classes-${key}`);
}
