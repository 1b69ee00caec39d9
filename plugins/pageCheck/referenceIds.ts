import { getClassAnchor, getMemberAnchor, getSlotAnchor } from '../../src/lib/apiPage/anchors';
import { SECTION_TITLES } from '../../src/lib/apiPage/sectionTitles';
import type { ApiProduct } from '../../src/lib/contracts/api';
import { toKebabCase } from '../../src/lib/paths';
import { PRODUCT_SLUGS } from '../../src/lib/products';

/** Ids of headings on only some reference pages, besides the sections. */
const SUBSECTIONS = ['inheritance', 'theme-default-props'];

/** `api/charts/bar-chart/` → product and name; undefined for other pages. */
export function splitReferencePage(page: string) {
  const [, id, name] = /^api\/([\w-]+)\/([\w-]+)\/$/.exec(page) ?? [];
  const product = PRODUCT_SLUGS.find((known) => known === id);
  return product && name !== undefined ? { product, name } : undefined;
}

/** The ids of the reference page of a component or an interface, from its model. */
export function listReferenceIds(
  { components, interfaces }: Pick<ApiProduct, 'components' | 'interfaces'>,
  name: string,
): ReadonlySet<string> {
  const isAsked = (entry: { name: string }) => toKebabCase(entry.name) === name;
  const component = components.find(isAsked);
  const members = component?.props ?? interfaces.find(isAsked)?.members ?? [];
  const owner = component?.name ?? interfaces.find(isAsked)?.name ?? '';
  return new Set([
    ...Object.keys(SECTION_TITLES),
    ...SUBSECTIONS,
    ...members.map((member) => getMemberAnchor(owner, member.name)),
    ...(component?.slots ?? []).map((slot) => getSlotAnchor(owner, slot)),
    ...(component?.classes ?? []).map((entry) => getClassAnchor(owner, entry)),
  ]);
}
