import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { lighthouses } from './lighthouses';

const columns: GridColDef[] = [
  { field: 'light', headerName: 'Lighthouse', flex: 1, minWidth: 130 },
  { field: 'coast', headerName: 'Coast', width: 90 },
  { field: 'height', headerName: 'Height (ft)', type: 'number', width: 120 },
];

export default function RestoreSecond() {
  const apiRef = useGridApiRef();
  const [copies, setCopies] = React.useState(0);
  const [state, setState] = React.useState<GridInitialState>();

  const copyState = () => {
    setState(apiRef.current?.exportState());
    setCopies(copies + 1);
  };

  return (
    <Stack spacing={1}>
      <div style={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          label="First grid"
          rows={lighthouses}
          columns={columns}
        />
      </div>
      <Button onClick={copyState}>Copy to the second grid</Button>
      <div style={{ height: 300 }}>
        <DataGrid
          key={copies}
          label="Second grid"
          rows={lighthouses}
          columns={columns}
          initialState={state}
        />
      </div>
    </Stack>
  );
}
