import DragHandle from '@mui/icons-material/DragHandle';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { jobs } from './jobs';

function Handle() {
  return (
    <span className="flex rounded-(--mui-shape-borderRadius) border border-current px-3 py-1.5 text-(--mui-palette-primary-main) hover:bg-(--mui-palette-action-hover)">
      <DragHandle fontSize="small" />
    </span>
  );
}

const columns: GridColDef[] = [
  {
    ...GRID_REORDER_COL_DEF,
    width: 80,
    headerName: 'Order',
    renderHeader: undefined,
  },
  { field: 'document', headerName: 'Document', flex: 1, minWidth: 150 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 90 },
  { field: 'paper', headerName: 'Paper', width: 140 },
];

export default function CustomHandle() {
  return (
    <div className="flex flex-col">
      <DataGridPro
        label="Print queue"
        rows={jobs}
        columns={columns}
        rowReordering
        hideFooter
        slots={{ rowReorderIcon: Handle }}
      />
    </div>
  );
}
