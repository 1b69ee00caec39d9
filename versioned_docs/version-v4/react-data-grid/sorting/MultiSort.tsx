import * as React from 'react';
import FormControlLabel from '@material-ui/core/FormControlLabel';
import Switch from '@material-ui/core/Switch';
import {
  DataGridPro,
  type GridColDef,
  type GridRowsProp,
  type GridSortModel,
} from '@mui/x-data-grid-pro';

const rows: GridRowsProp = [
  { id: 1, heat: 2, swimmer: 'Nils Aker', seconds: 58.4 },
  { id: 2, heat: 1, swimmer: 'Priya Nair', seconds: 61.2 },
  { id: 3, heat: 1, swimmer: 'Jo Meyer', seconds: 59.9 },
  { id: 4, heat: 2, swimmer: 'Luis Cano', seconds: 57.8 },
  { id: 5, heat: 1, swimmer: 'Eva Roth', seconds: 60.7 },
];

const columns: GridColDef[] = [
  { field: 'swimmer', headerName: 'Swimmer', flex: 1, minWidth: 110 },
  { field: 'heat', headerName: 'Heat', type: 'number', width: 110 },
  { field: 'seconds', headerName: 'Time', type: 'number', width: 110 },
];

export default function MultiSort() {
  const [single, setSingle] = React.useState(false);
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'heat', sort: 'asc' },
    { field: 'seconds', sort: 'asc' },
  ]);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            color="primary"
            checked={single}
            onChange={(event) => setSingle(event.target.checked)}
          />
        }
        label="One column at a time"
      />
      <div style={{ height: 318 }}>
        <DataGridPro
          aria-label="Swimming heats"
          rows={rows}
          columns={columns}
          disableMultipleColumnsSorting={single}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </div>
    </div>
  );
}
