import type { ApiChanges } from '@site/src/lib/contracts/apiChanges';

/** A short list of changes for tests, with one of every kind. */
export const TEST_CHANGES: ApiChanges = {
  product: 'data-grid',
  from: 'v7',
  to: 'v8',
  fromVersion: '7.29.13',
  toVersion: '8.7.0',
  groups: [
    {
      kind: 'components',
      name: 'components',
      changes: [
        { part: 'component', kind: 'removed', name: 'GridOverlays' },
        { part: 'component', kind: 'added', name: 'Toolbar' },
      ],
    },
    {
      kind: 'exports',
      name: 'exports',
      changes: [
        { part: 'export', kind: 'removed', name: 'LicenseInfo', instead: '@mui/x-license' },
        {
          ...({ part: 'export', kind: 'moved', name: 'enUS' } as const),
          ...{ before: '@mui/x-data-grid', after: '@mui/x-data-grid/locales' },
        },
      ],
    },
    {
      kind: 'component',
      name: 'DataGrid',
      changes: [
        {
          ...({ part: 'prop', kind: 'renamed', name: 'listView', plan: 'pro' } as const),
          ...({ before: 'unstable_listView', after: 'listView', knownBy: 'similarity' } as const),
        },
        {
          ...({ part: 'prop', kind: 'retyped', name: 'apiRef' } as const),
          ...{ before: 'RefObject<GridApi>', after: 'RefObject<GridApi | null>' },
        },
        { part: 'prop', kind: 'default', name: 'density', before: "'a'", after: "'b'" },
        { part: 'prop', kind: 'required', name: 'label', before: 'required', after: 'optional' },
        {
          ...({ part: 'prop', kind: 'deprecated', name: 'autoHeight' } as const),
          after: 'Use `flex`: https://mui.com/x/',
        },
        { part: 'slot', kind: 'added', name: 'basePagination' },
      ],
    },
  ],
};
