import type { ApiExportEntry } from '@site/src/lib/contracts/apiExports';
import type { ExportGroupId } from './groupExports';
import type { ApiEvent, ApiInterface, ApiMember, ApiSelector } from '@site/src/lib/contracts/api';

/** ID of an event: `event-rowClick`. */
export function getEventAnchor({ name }: ApiEvent): string {
  return `event-${name}`;
}

/** ID of a selector: `selector-gridPageSelector`. */
export function getSelectorAnchor({ name }: ApiSelector): string {
  return `selector-${name}`;
}

/** ID of the heading of a category of selectors: `selectors-visible-columns`. */
export function getCategoryAnchor(category: string | undefined): string {
  return `selectors-${category?.toLowerCase().replace(/\W+/g, '-') ?? 'other'}`;
}

/** ID of a member of the API object: `api-sortColumn`. */
export function getApiMemberAnchor({ name }: ApiMember): string {
  return `api-${name}`;
}

/** ID of the heading of a part of the API object: `part-GridSortApi`. */
export function getPartAnchor({ name }: ApiInterface): string {
  return `part-${name}`;
}

/** ID of an export: `export-BarChart`. */
export function getExportAnchor({ name }: ApiExportEntry): string {
  return `export-${name}`;
}

/** ID of the heading of a kind of export: `exports-hook`. */
export function getExportGroupAnchor(id: ExportGroupId): string {
  return `exports-${id}`;
}
