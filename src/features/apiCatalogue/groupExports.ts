import type { ApiExportKind } from '@site/src/lib/contracts/api';
import type { ApiExportEntry } from '@site/src/lib/contracts/apiExports';

export type ExportGroupId = ApiExportKind | 'gone';

export interface ExportGroup {
  id: ExportGroupId;
  entries: readonly ApiExportEntry[];
}

/** In display order. */
const GROUPS: readonly ExportGroupId[] = [
  ...(['component', 'hook', 'function', 'constant', 'class', 'enum'] as const),
  ...(['interface', 'type', 'gone'] as const),
];

/** Groups exports by kind; removed ones come last, regardless of their kind. */
export function groupExports(entries: readonly ApiExportEntry[]): ExportGroup[] {
  return GROUPS.map((id) => ({
    id,
    entries: entries.filter(({ kind, until }) => (until ? 'gone' : kind) === id),
  })).filter((group) => group.entries.length > 0);
}
