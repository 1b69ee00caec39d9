import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { lighthouses } from './lighthouses';

const columns: GridColDef[] = [
  { field: 'light', headerName: 'Lighthouse', flex: 1, minWidth: 130 },
  { field: 'coast', headerName: 'Coast', width: 90 },
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 110 },
];

export default function SelectorDirect() {
  const apiRef = useGridApiRef();
  const [total, setTotal] = React.useState<number>();

  const addUp = () => {
    const entries = gridFilteredSortedRowEntriesSelector(apiRef);
    setTotal(entries.reduce((sum, { model }) => sum + (model.visitors ?? 0), 0));
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button onClick={addUp}>Add up the visitors</Button>
        <output>{total?.toLocaleString()}</output>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          label="Lighthouses"
          rows={lighthouses}
          columns={columns}
          showToolbar
        />
      </div>
    </Stack>
  );
}
