import * as React from 'react';
import { DataGridPro, GRID_CHECKBOX_SELECTION_COL_DEF } from '@mui/x-data-grid-pro';
import { columns, createStations, type Station } from './stations';

export default function ProScale() {
  const [rows, setRows] = React.useState<Station[]>([]);

  React.useEffect(() => {
    React.startTransition(() => setRows(createStations(50_000)));
  }, []);

  return (
    <div style={{ height: 460 }}>
      <DataGridPro
        label="Hourly temperature by weather station"
        rows={rows}
        columns={columns}
        loading={rows.length === 0}
        checkboxSelection
        initialState={{
          pinnedColumns: {
            left: [GRID_CHECKBOX_SELECTION_COL_DEF.field, 'station'],
          },
        }}
      />
    </div>
  );
}
