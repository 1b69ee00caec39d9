import type { ApiClass, ApiSlot } from '@site/src/lib/contracts/api';

/** `DataGridPremium` → `data-grid-premium`. */
export function toKebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/** An id holds no white space; index signatures do. */
function toId(text: string): string {
  return text.replace(/\s+/g, '-');
}

/** Id of a prop, or of an interface's property: `data-grid-prop-rows`. */
export function getMemberAnchor(owner: string, member: string): string {
  return toId(`${toKebabCase(owner)}-prop-${member}`);
}

/** Id of a slot, by its class where it has one: `TreeItem-css-MuiTreeItem-root`. */
export function getSlotAnchor(component: string, slot: ApiSlot): string {
  return toId(`${component}-css-${slot.className?.replace(/^\./, '') ?? slot.name}`);
}

/** Id of a class, by its key: `data-grid-classes-cell`. */
export function getClassAnchor(component: string, { key }: ApiClass): string {
  return toId(`${toKebabCase(component)}-classes-${key}`);
}
