import * as React from 'react';
import Button from '@material-ui/core/Button';
import Divider from '@material-ui/core/Divider';
import Typography from '@material-ui/core/Typography';
import {
  DataGrid,
  useGridSlotComponentProps,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, trail: 'Heron loop', length: 4.2 },
  { id: 2, trail: 'Ridge path', length: 11.5 },
  { id: 3, trail: 'Old mill', length: 6.8 },
  { id: 4, trail: 'Three lakes', length: 17.3 },
  { id: 5, trail: 'Quarry steps', length: 3.1 },
  { id: 6, trail: 'Border stones', length: 14.9 },
  { id: 7, trail: 'Pine terrace', length: 8.4 },
];

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', flex: 1 },
  { field: 'length', headerName: 'Kilometres', type: 'number', width: 160 },
];

function PageFooter() {
  const { apiRef, state } = useGridSlotComponentProps();
  const { page, pageCount } = state.pagination;

  return (
    <React.Fragment>
      <Divider />
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: 8,
        }}
      >
        <Button onClick={() => apiRef.current.setPage(0)}>First</Button>
        <Typography role="status" variant="body2">
          Page {page + 1} of {pageCount}
        </Typography>
        <Button onClick={() => apiRef.current.setPage(pageCount - 1)}>Last</Button>
      </div>
    </React.Fragment>
  );
}

export default function InsideApi() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Trails"
        rows={rows}
        columns={columns}
        components={{ Footer: PageFooter }}
        pageSize={3}
        rowsPerPageOptions={[3]}
      />
    </div>
  );
}
