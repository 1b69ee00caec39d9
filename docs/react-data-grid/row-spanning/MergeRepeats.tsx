import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { harvests, type Harvest } from './harvests';

const columns: GridColDef<Harvest>[] = [
  { field: 'house', headerName: 'House', width: 130 },
  { field: 'gardener', headerName: 'Gardener', width: 110 },
  { field: 'crop', headerName: 'Crop', width: 120 },
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 140 },
  {
    field: 'weight',
    headerName: 'Harvest (lb)',
    type: 'number',
    width: 130,
    // Equal weights are a coincidence, so keep them in separate cells.
    rowSpanValueGetter: () => null,
  },
];

export default function MergeRepeats() {
  const [merged, setMerged] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={merged} />}
        label="Merge equal cells"
        onChange={(_event, checked) => setMerged(checked)}
      />
      <div style={{ height: 440 }}>
        <DataGrid
          label="Harvest of the week"
          rows={harvests}
          columns={columns}
          rowSpanning={merged}
          disableRowSelectionOnClick
          showCellVerticalBorder
        />
      </div>
    </Stack>
  );
}
