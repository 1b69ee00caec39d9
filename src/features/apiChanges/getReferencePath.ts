import { API_PAGES } from '@site/nav/api';
import type { Comparison } from '@site/src/lib/apiChanges/comparisons';
import { getClassAnchor, getMemberAnchor } from '@site/src/lib/apiPage/anchors';
import { API_MAJORS, type ApiProductId } from '@site/src/lib/contracts/api';
import type { ApiChange, ApiChangeGroup } from '@site/src/lib/contracts/apiChanges';
import { getApiPath } from '@site/src/lib/paths';

function hasPage(product: ApiProductId, name: string): boolean {
  const { components, interfaces } = API_PAGES[product];
  return components.includes(name) || interfaces.includes(name);
}

/** The reference page of a component or an interface, if it has one. */
export function getGroupPath(
  product: ApiProductId,
  { kind, name }: ApiChangeGroup,
): string | undefined {
  const isOwner = kind === 'component' || kind === 'interface';
  return isOwner && hasPage(product, name) ? getApiPath(product, name) : undefined;
}

/**
 * Where a reference page describes a part. Rows of slots use class names, which changes don't have.
 */
function getAnchor({ part, name }: ApiChange, owner: string): string {
  if (part === 'slot') {
    return 'slots';
  }
  return part === 'class' ? getClassAnchor(owner, { key: name }) : getMemberAnchor(owner, name);
}

/** A component's page describes its `apiRef`, but not the object it contains. */
function hasRow({ kind }: ApiChangeGroup, { part }: ApiChange): boolean {
  return kind !== 'component' || part !== 'method';
}

/**
 * Where the current reference describes what changed. Removed names have no such place; for changes
 * between older majors, only the page is certain to still exist.
 */
export function getChangePath(
  { product, to }: Comparison,
  group: ApiChangeGroup,
  change: ApiChange,
): string | undefined {
  const isOwner = group.kind === 'component' || group.kind === 'interface';
  if (change.kind === 'removed') {
    return undefined;
  }
  if (!isOwner) {
    return hasPage(product, change.name) ? getApiPath(product, change.name) : undefined;
  }
  const path = getGroupPath(product, group);
  return path !== undefined && to === API_MAJORS.at(-1) && hasRow(group, change)
    ? `${path}#${getAnchor(change, group.name)}`
    : undefined;
}
