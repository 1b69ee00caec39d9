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

const STORAGE_KEY = 'lighthouse-grid';

const columns: GridColDef[] = [
  { field: 'light', headerName: 'Lighthouse', flex: 1, minWidth: 130 },
  { field: 'coast', headerName: 'Coast', width: 90 },
  { field: 'height', headerName: 'Height (ft)', type: 'number', width: 120 },
];

function readState(): GridInitialState | undefined {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return undefined;
  }
}

function StoredGrid() {
  const apiRef = useGridApiRef();
  const [initialState] = React.useState(readState);

  React.useLayoutEffect(() => {
    const saveState = () => {
      if (apiRef.current) {
        const state = apiRef.current.exportState();
        localStorage.setItem(STORAGE_KEY, JSON.stringify(state));
      }
    };
    window.addEventListener('beforeunload', saveState);
    return () => {
      window.removeEventListener('beforeunload', saveState);
      saveState();
    };
  }, [apiRef]);

  return (
    <DataGrid
      apiRef={apiRef}
      label="Lighthouses"
      rows={lighthouses}
      columns={columns}
      initialState={initialState}
    />
  );
}

export default function StateStorage() {
  const [shown, setShown] = React.useState(true);

  return (
    <Stack spacing={1}>
      <Button onClick={() => setShown(!shown)}>
        {shown ? 'Unmount the grid' : 'Mount the grid'}
      </Button>
      <div style={{ height: 340 }}>{shown && <StoredGrid />}</div>
    </Stack>
  );
}
