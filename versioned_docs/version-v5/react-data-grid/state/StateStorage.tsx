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

const STORAGE_KEY = 'lighthouse-grid';

const rows: GridRowsProp = [
  { id: 1, light: 'Skerry Point', height: 34, range: 18 },
  { id: 2, light: 'Outer Mole', height: 12, range: 9 },
  { id: 3, light: 'Gull Rock', height: 41, range: 22 },
];

const columns: GridColDef[] = [
  { field: 'light', headerName: 'Light', flex: 1, minWidth: 120 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
  { field: 'range', headerName: 'Range (nmi)', type: 'number', width: 120 },
];

// With an initial visibility model, the saved state includes which columns are hidden.
const firstState: GridInitialState = { columns: { columnVisibilityModel: {} } };

function readState(): GridInitialState {
  try {
    const saved = localStorage.getItem(STORAGE_KEY);
    return saved ? JSON.parse(saved) : firstState;
  } catch {
    return firstState;
  }
}

function StoredGrid() {
  const apiRef = useGridApiRef();
  const [initialState] = React.useState(readState);

  React.useLayoutEffect(() => {
    const saveState = () => {
      const state = apiRef.current.exportState();
      localStorage.setItem(STORAGE_KEY, JSON.stringify(state));
    };
    window.addEventListener('beforeunload', saveState);
    return () => {
      window.removeEventListener('beforeunload', saveState);
      saveState();
    };
  }, [apiRef]);

  return (
    <DataGridPro
      apiRef={apiRef}
      aria-label="Lighthouses"
      rows={rows}
      columns={columns}
      initialState={initialState}
      hideFooter
    />
  );
}

export default function StateStorage() {
  const [shown, setShown] = React.useState(true);

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => setShown(!shown)}
        sx={{ alignSelf: 'start' }}
      >
        {shown ? 'Unmount the grid' : 'Mount the grid'}
      </Button>
      <Box sx={{ height: 214 }}>{shown && <StoredGrid />}</Box>
    </Stack>
  );
}
