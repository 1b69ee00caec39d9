import * as React from 'react';
import Typography from '@material-ui/core/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowParams,
  type GridRowsProp,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, tea: 'Gunpowder', origin: 'Zhejiang', minutes: 2 },
  { id: 2, tea: 'Second flush', origin: 'Assam', minutes: 4 },
  { id: 3, tea: 'Hojicha', origin: 'Kyoto', minutes: 1 },
];

const columns: GridColDef[] = [
  { field: 'tea', headerName: 'Tea', flex: 1 },
  { field: 'origin', headerName: 'Origin', flex: 1 },
  { field: 'minutes', headerName: 'Steep', type: 'number', width: 110 },
];

export default function ViaProp() {
  const [clicked, setClicked] = React.useState('none yet');

  const handleRowClick = (params: GridRowParams) => {
    setClicked(params.row.tea);
  };

  return (
    <div style={{ display: 'grid', gap: 12, width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGrid
          aria-label="Teas"
          rows={rows}
          columns={columns}
          onRowClick={handleRowClick}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2">
        Last clicked: {clicked}
      </Typography>
    </div>
  );
}
