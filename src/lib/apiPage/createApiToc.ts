import type { ApiMember, ApiPage } from '../contracts/api';
import { escapeHtml } from '../escapeHtml';
import { getMemberAnchor } from './anchors';
import { listSections } from './pageParts';
import { SECTION_TITLES } from './sectionTitles';
import { splitName } from './splitName';

/** As Docusaurus has it; `value` is HTML. */
interface TocItem {
  value: string;
  id: string;
  level: number;
}

/** As many characters as a line of the contents has space for. */
const MAX_LENGTH = 30;

function createMemberItems(owner: string, members: readonly ApiMember[]): TocItem[] {
  return members.map(({ name }) => ({
    value: splitName(name, MAX_LENGTH).map(escapeHtml).join('<wbr>'),
    id: getMemberAnchor(owner, name),
    level: 3,
  }));
}

/** The table of contents of a reference page: its sections and, under theirs, props or members. */
export function createApiToc(page: ApiPage): TocItem[] {
  const { kind, api } = page;
  const members = kind === 'component' ? api.props : api.members;
  return listSections(page).flatMap((id) => [
    { value: SECTION_TITLES[id], id, level: 2 },
    ...(id === 'props' || id === 'properties' ? createMemberItems(api.name, members) : []),
  ]);
}
