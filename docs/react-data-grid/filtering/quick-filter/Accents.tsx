import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { cafes, type Cafe } from './cafes';

const columns: GridColDef<Cafe>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 170 },
  { field: 'city', headerName: 'City', width: 150 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 110 },
];

export default function Accents() {
  const [ignoreDiacritics, setIgnoreDiacritics] = React.useState(true);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['cafe'],
  });

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={ignoreDiacritics} />}
        label="Ignore accents"
        onChange={(_event, checked) => {
          setIgnoreDiacritics(checked);
          setFilterModel({ ...filterModel }); // Makes the grid filter again.
        }}
      />
      <div style={{ height: 400 }}>
        <DataGrid
          label="Cafés"
          rows={cafes}
          columns={columns}
          ignoreDiacritics={ignoreDiacritics}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
        />
      </div>
    </Stack>
  );
}
