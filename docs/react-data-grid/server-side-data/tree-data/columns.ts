import type { GridColDef } from '@mui/x-data-grid-pro';
import type { StoredFile } from '../../data/files';

export const columns: GridColDef<StoredFile>[] = [
  { field: 'owner', headerName: 'Owner', flex: 1, minWidth: 130 },
  {
    field: 'size',
    headerName: 'Size (KB)',
    type: 'number',
    width: 120,
    valueFormatter: (value: number | null) => value?.toLocaleString('en-US') ?? '',
  },
  {
    field: 'changedOn',
    headerName: 'Changed',
    type: 'date',
    width: 120,
    filterable: false,
  },
];
