import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiContext,
  useGridApiEventHandler,
  type GridColDef,
  type GridEventListener,
  type GridRowsProp,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, instrument: 'Viola', maker: 'Amsel', year: 1874 },
  { id: 2, instrument: 'Bassoon', maker: 'Corvo', year: 1951 },
  { id: 3, instrument: 'Celesta', maker: 'Lindgren', year: 1909 },
];

const columns: GridColDef[] = [
  { field: 'instrument', headerName: 'Instrument', flex: 1, minWidth: 120 },
  { field: 'maker', headerName: 'Maker', flex: 1, minWidth: 100 },
  { field: 'year', headerName: 'Year', width: 90 },
];

function ClickFooter() {
  const apiRef = useGridApiContext();
  const [clicked, setClicked] = React.useState('none yet');

  const handleRowClick: GridEventListener<'rowClick'> = (params) => {
    setClicked(params.row.instrument);
  };
  useGridApiEventHandler(apiRef, 'rowClick', handleRowClick);

  return (
    <Typography
      role="status"
      variant="body2"
      sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      Last clicked: {clicked}
    </Typography>
  );
}

export default function ViaHook() {
  return (
    <Box sx={{ height: 259, width: '100%' }}>
      <DataGrid
        aria-label="Instruments"
        rows={rows}
        columns={columns}
        slots={{ footer: ClickFooter }}
      />
    </Box>
  );
}
