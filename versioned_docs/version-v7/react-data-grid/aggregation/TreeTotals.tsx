import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { files, type File } from './files';

const columns: GridColDef<File>[] = [
  {
    field: 'size',
    headerName: 'Size',
    type: 'number',
    width: 170,
    valueFormatter: (value: number | null) =>
      value == null ? '' : `${value.toLocaleString('en-US')} KB`,
  },
  {
    field: 'changedOn',
    headerName: 'Last change',
    type: 'date',
    width: 170,
    valueFormatter: (value: Date | null) => value?.toLocaleDateString('en-US'),
  },
];

const getTreeDataPath = (row: File) => row.path;

export default function TreeTotals() {
  return (
    <div style={{ height: 440 }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Files by folder' } }}
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={files}
        columns={columns}
        groupingColDef={{ headerName: 'File', width: 300 }}
        defaultGroupingExpansionDepth={1}
        initialState={{
          aggregation: { model: { size: 'sum', changedOn: 'max' } },
        }}
      />
    </div>
  );
}
