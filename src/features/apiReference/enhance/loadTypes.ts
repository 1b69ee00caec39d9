import type { ApiComponent, ApiInterface, ApiMember } from '@site/src/lib/contracts/api';

/** The part of the data published for a reference page that is used here. */
interface PublishedPage {
  api: ApiComponent | ApiInterface;
}

/** URL of a page's data: `/x/api/data-grid/data-grid/` → `/x/api/data-grid/data-grid.json`. */
export function getDataUrl(url: string): string {
  return `${url.replace(/\/$/, '')}.json`;
}

/** The members of a page by name. Rejects if its data can't be loaded. */
export async function loadTypes(url: string): Promise<ReadonlyMap<string, ApiMember>> {
  const response = await fetch(getDataUrl(url));
  if (!response.ok) {
    throw new Error(`${getDataUrl(url)} answered ${response.status}.`);
  }
  const { api } = (await response.json()) as PublishedPage;
  const members = 'members' in api ? api.members : api.props;
  return new Map(members.map((member) => [member.name, member]));
}
