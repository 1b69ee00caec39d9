import DragHandle from '@mui/icons-material/DragHandle';
import { styled } from '@mui/material/styles';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { jobs } from './jobs';

const Tile = styled('span')(({ theme }) => ({
  display: 'flex',
  paddingInline: 12,
  paddingBlock: 6,
  border: '1px solid',
  borderRadius: (theme.vars ?? theme).shape.borderRadius,
  color: (theme.vars ?? theme).palette.primary.main,
  '&:hover': {
    backgroundColor: (theme.vars ?? theme).palette.action.hover,
  },
}));

function Handle() {
  return (
    <Tile>
      <DragHandle fontSize="small" />
    </Tile>
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
    <div style={{ display: 'flex', flexDirection: 'column' }}>
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
