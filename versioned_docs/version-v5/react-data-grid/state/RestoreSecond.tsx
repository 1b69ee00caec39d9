import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
  type GridRowsProp,
} from '@mui/x-data-grid-pro';

const rows: GridRowsProp = [
  { id: 1, glaze: 'Celadon', cone: 10, jars: 4 },
  { id: 2, glaze: 'Tenmoku', cone: 9, jars: 7 },
  { id: 3, glaze: 'Shino', cone: 11, jars: 2 },
];

const columns: GridColDef[] = [
  { field: 'glaze', headerName: 'Glaze', flex: 1, minWidth: 110 },
  { field: 'cone', headerName: 'Cone', type: 'number', width: 90 },
  { field: 'jars', headerName: 'Jars', type: 'number', width: 90 },
];

// With an initial visibility model, the copy includes which columns are hidden.
const firstState: GridInitialState = { columns: { columnVisibilityModel: {} } };

export default function RestoreSecond() {
  const apiRef = useGridApiRef();
  const [copies, setCopies] = React.useState(0);
  const [state, setState] = React.useState<GridInitialState>();

  const copyState = () => {
    setState(apiRef.current.exportState());
    setCopies(copies + 1);
  };

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Box sx={{ height: 214 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="First grid"
          rows={rows}
          columns={columns}
          initialState={firstState}
          hideFooter
        />
      </Box>
      <Button variant="outlined" onClick={copyState} sx={{ alignSelf: 'start' }}>
        Copy to the second grid
      </Button>
      <Box sx={{ height: 214 }}>
        <DataGridPro
          key={copies}
          aria-label="Second grid"
          rows={rows}
          columns={columns}
          initialState={state}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
