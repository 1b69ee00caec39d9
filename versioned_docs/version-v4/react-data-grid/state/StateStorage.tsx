import * as React from 'react';
import Button from '@material-ui/core/Button';
import {
  DataGrid,
  type GridColDef,
  type GridRowsProp,
  type GridSortModel,
} from '@mui/x-data-grid';

const STORAGE_KEY = 'lighthouse-grid-v4';

const rows: GridRowsProp = [
  { id: 1, light: 'Skerry Point', height: 34, range: 18 },
  { id: 2, light: 'Outer Mole', height: 12, range: 9 },
  { id: 3, light: 'Gull Rock', height: 41, range: 22 },
];

const columns: GridColDef[] = [
  { field: 'light', headerName: 'Light', flex: 1 },
  { field: 'height', headerName: 'Height', type: 'number', width: 120 },
  { field: 'range', headerName: 'Range', type: 'number', width: 120 },
];

function readSortModel(): GridSortModel {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
  } catch {
    return [];
  }
}

function StoredGrid() {
  const [sortModel, setSortModel] = React.useState(readSortModel);

  const handleSortModelChange = (model: GridSortModel) => {
    setSortModel(model);
    localStorage.setItem(STORAGE_KEY, JSON.stringify(model));
  };

  return (
    <DataGrid
      aria-label="Lighthouses"
      rows={rows}
      columns={columns}
      sortModel={sortModel}
      onSortModelChange={handleSortModelChange}
      hideFooter
    />
  );
}

export default function StateStorage() {
  const [shown, setShown] = React.useState(true);

  return (
    <div style={{ display: 'grid', gap: 12, width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => setShown(!shown)}
        style={{ justifySelf: 'start' }}
      >
        {shown ? 'Unmount the grid' : 'Mount the grid'}
      </Button>
      <div style={{ height: 214 }}>{shown && <StoredGrid />}</div>
    </div>
  );
}
