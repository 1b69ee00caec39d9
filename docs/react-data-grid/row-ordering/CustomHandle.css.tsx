import DragHandle from '@mui/icons-material/DragHandle';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { jobs } from './jobs';
import './CustomHandle.css';

function Handle() {
  return (
    <span className="custom-handle-tile">
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
    <div className="custom-handle">
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
