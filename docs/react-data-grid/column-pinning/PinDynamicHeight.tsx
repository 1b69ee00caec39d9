import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { trails } from './trails';

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', width: 120 },
  { field: 'miles', headerName: 'Length (mi)', type: 'number', width: 130 },
  { field: 'notes', headerName: 'Notes', width: 250 },
  { field: 'details', headerName: 'Details', width: 260 },
  { field: 'access', headerName: 'Access', width: 270 },
];

export default function PinDynamicHeight() {
  const apiRef = useGridApiRef();
  const [details, setDetails] = React.useState(true);

  React.useLayoutEffect(() => {
    apiRef.current?.resetRowHeights();
  }, [apiRef, details]);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={details} />}
        label="Show details"
        onChange={(_event, checked) => setDetails(checked)}
      />
      <div style={{ height: 400 }}>
        <DataGridPro
          label="Trail conditions"
          apiRef={apiRef}
          rows={trails}
          columns={columns}
          columnVisibilityModel={{ details }}
          getRowHeight={() => 'auto'}
          initialState={{ pinnedColumns: { left: ['trail'] } }}
          sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
        />
      </div>
    </Stack>
  );
}
