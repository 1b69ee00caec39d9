import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { harvests, type Harvest } from './harvests';

export default function MergeWithinOwner() {
  const [within, setWithin] = React.useState(true);

  const columns = React.useMemo<GridColDef<Harvest>[]>(
    () => [
      { field: 'gardener', headerName: 'Gardener', width: 120 },
      {
        field: 'crop',
        headerName: 'Crop',
        width: 130,
        rowSpanValueGetter: within
          ? (value, row) => `${row.gardener}, ${value}`
          : undefined,
      },
      { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 140 },
    ],
    [within],
  );

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={within} />}
        label="Merge crops of one gardener only"
        onChange={(_event, checked) => setWithin(checked)}
      />
      <div style={{ height: 440 }}>
        <DataGrid
          label="Crops by gardener"
          rows={harvests}
          columns={columns}
          rowSpanning
          disableRowSelectionOnClick
          showCellVerticalBorder
        />
      </div>
    </Stack>
  );
}
