import type { ApiChangeKind } from '../../src/lib/contracts/apiChanges';

/** What the guide "migration-data-grid-v7" says about one name. */
export interface GuideRow {
  /** Name of the group: a component, an interface, or a list such as `exports`. */
  owner: string;
  kind: ApiChangeKind;
  /** Old name, type or default; the name itself if it was removed. */
  before?: string;
  /** New name, type or default; the name itself if it was added. */
  after?: string;
  /** The name, if `before` and `after` are types or defaults. */
  name?: string;
}

const GRIDS = ['DataGrid', 'DataGridPro', 'DataGridPremium'];
const PAID_GRIDS = GRIDS.slice(1);

function forEach(owners: readonly string[], rows: readonly Omit<GuideRow, 'owner'>[]): GuideRow[] {
  return owners.flatMap((owner) => rows.map((row) => ({ owner, ...row })));
}

function removed(...names: string[]): Omit<GuideRow, 'owner'>[] {
  return names.map((before) => ({ kind: 'removed', before }));
}

function added(...names: string[]): Omit<GuideRow, 'owner'>[] {
  return names.map((after) => ({ kind: 'added', after }));
}

function renamed(names: Record<string, string>): Omit<GuideRow, 'owner'>[] {
  return Object.entries(names).map(([before, after]) => ({ kind: 'renamed', before, after }));
}

/** Every row of the guide that names a prop, slot, class, selector, method or export. */
export const GRID_V7_TO_V8: readonly GuideRow[] = [
  ...forEach(PAID_GRIDS, [
    {
      kind: 'default',
      name: 'rowSelectionPropagation',
      before: '{ parents: false, descendants: false }',
      after: '{ parents: true, descendants: true }',
    },
    ...renamed({
      unstable_dataSource: 'dataSource',
      unstable_dataSourceCache: 'dataSourceCache',
      unstable_onDataSourceError: 'onDataSourceError',
      unstable_listView: 'listView',
      unstable_listColumn: 'listViewColumn',
    }),
    {
      kind: 'retyped',
      name: 'onDataSourceError',
      before: '(error: Error, params: GridGetRowsParams) => void',
      after: '(error: GridGetRowsError<GridGetRowsParams> | GridUpdateRowError) => void',
    },
    ...added('lazyLoading', 'lazyLoadingRequestThrottleMs'),
    ...removed('indeterminateCheckboxAction'),
  ]),
  ...forEach(GRIDS, [
    ...removed('rowPositionsDebounceMs', 'resetPageOnSortFilter'),
    ...renamed({ unstable_rowSpanning: 'rowSpanning' }),
    ...added('showToolbar'),
    {
      kind: 'retyped',
      name: 'rowSelectionModel',
      before: 'GridInputRowSelectionModel',
      after: 'GridRowSelectionModel',
    },
    { kind: 'retyped', name: 'apiRef' },
    ...removed('detailPanels', 'pinnedColumns', 'pinnedRowsRenderZone'),
    ...removed('baseFormControl', 'baseInputLabel', 'baseInputAdornment', 'columnUnsortedIcon'),
    ...added('basePagination'),
  ]),
  ...forEach(
    ['GridApi'],
    [...removed('resize', 'forceUpdate'), ...renamed({ unstable_dataSource: 'dataSource' })],
  ),
  ...forEach(
    ['GridToolbar'],
    [{ kind: 'default', name: 'showQuickFilter', before: 'false', after: 'true' }],
  ),
  ...forEach(
    ['GridHeaderFilterCell'],
    [{ kind: 'default', name: 'showClearIcon', before: 'true', after: 'false' }],
  ),
  ...forEach(
    ['selectors'],
    [
      ...removed('selectedIdsLookupSelector', 'gridRowsDataRowIdToIdLookupSelector'),
      ...renamed({
        selectedGridRowsSelector: 'gridRowSelectionIdsSelector',
        selectedGridRowsCountSelector: 'gridRowSelectionCountSelector',
      }),
      ...added('gridRowSelectionManagerSelector'),
    ],
  ),
  ...forEach(
    ['hooks'],
    [
      ...renamed({
        useGridApiEventHandler: 'useGridEvent',
        useGridApiOptionHandler: 'useGridEventPriority',
      }),
      { kind: 'retyped', name: 'useGridApiRef' },
      { kind: 'retyped', name: 'useGridSelector' },
    ],
  ),
  ...forEach(
    ['components'],
    [...removed('GridOverlays', 'GridSaveAltIcon'), ...added('GridPortalWrapper')],
  ),
  ...forEach(['interfaces'], renamed({ GridListColDef: 'GridListViewColDef' })),
  ...forEach(
    ['exports'],
    [
      ...removed('LicenseInfo', 'sanitizeFilterItemValue', 'GridSortItem'),
      ...removed('createUseGridApiEventHandler'),
      ...added('createRowSelectionManager', 'GridGetRowsError', 'GridUpdateRowError'),
      {
        kind: 'retyped',
        name: 'GridRowSelectionModel',
        before: 'readonly GridRowId[]',
        after: "{ type: 'include' | 'exclude'; ids: Set<GridRowId>; }",
      },
    ],
  ),
];
