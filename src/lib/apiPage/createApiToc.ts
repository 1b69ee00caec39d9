import type { ApiMember, ApiPage } from '../contracts/api';
import { escapeHtml } from '../escapeHtml';
import { getClassAnchor, getMemberAnchor, getSlotAnchor } from './anchors';
import { listSections, type SectionId } from './pageParts';
import { SECTION_TITLES } from './sectionTitles';
import { splitName } from './splitName';

/** As in Docusaurus; `value` is HTML. */
interface TocItem {
  value: string;
  id: string;
  level: number;
}

/** From this many rows on, classes aren't listed. */
const MAX_ROWS = 420;

/** How many characters fit on a line of the table of contents. */
const MAX_LENGTH = 30;

const createItem = (name: string, id: string): TocItem => ({
  value: splitName(name, MAX_LENGTH).map(escapeHtml).join('<wbr>'),
  id,
  level: 3,
});

const createMemberItems = (owner: string, members: readonly ApiMember[]): TocItem[] =>
  members.map(({ name }) => createItem(name, getMemberAnchor(owner, name)));

/** What is listed below a section: props or members, slots, classes. */
function createItems({ kind, api }: ApiPage, section: SectionId): TocItem[] {
  if (kind !== 'component') {
    return section === 'properties' ? createMemberItems(api.name, api.members) : [];
  }
  switch (section) {
    case 'props':
      return createMemberItems(api.name, api.props);
    case 'slots':
      return api.slots.map((slot) => createItem(slot.name, getSlotAnchor(api.name, slot)));
    // Hundreds of classes would double the table of contents of the largest pages.
    case 'classes':
      return api.props.length + api.slots.length + api.classes.length > MAX_ROWS
        ? []
        : api.classes.map((rule) => createItem(rule.key, getClassAnchor(api.name, rule)));
    default:
      return [];
  }
}

/** The table of contents of a reference page: its sections, and what is listed below each. */
export function createApiToc(page: ApiPage): TocItem[] {
  return listSections(page).flatMap((id) => [
    { value: SECTION_TITLES[id], id, level: 2 },
    ...createItems(page, id),
  ]);
}
