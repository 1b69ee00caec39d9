import type { ApiExportEntry } from '@site/src/lib/contracts/apiExports';
import type { ExportGroupId } from './groupExports';
import type { ApiEvent, ApiInterface, ApiMember, ApiSelector } from '@site/src/lib/contracts/api';

/** Id of an event: `event-rowClick`. */
export function getEventAnchor({ name }: ApiEvent): string {
  return `event-${name}`;
}

/** Id of a selector: `selector-gridPageSelector`. */
export function getSelectorAnchor({ name }: ApiSelector): string {
  return `selector-${name}`;
}

/** Id of the heading over the selectors of a category: `selectors-visible-columns`. */
export function getCategoryAnchor(category: string | undefined): string {
  return `selectors-${category?.toLowerCase().replace(/\W+/g, '-') ?? 'other'}`;
}

/** Id of a member of the API object: `api-sortColumn`. */
export function getApiMemberAnchor({ name }: ApiMember): string {
  return `api-${name}`;
}

/** Id of the heading over a part of the API object: `part-GridSortApi`. */
export function getPartAnchor({ name }: ApiInterface): string {
  return `part-${name}`;
}

/** Id of an export: `export-BarChart`. */
export function getExportAnchor({ name }: ApiExportEntry): string {
  return `export-${name}`;
}

/** Id of the heading over the exports of a kind: `exports-hook`. */
export function getExportGroupAnchor(id: ExportGroupId): string {
  return `exports-${id}`;
}
