import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { readings, type Reading } from '../data/readings';

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', width: 140 },
  { field: 'takenAt', headerName: 'Taken', type: 'dateTime', width: 190 },
  { field: 'temperature', headerName: '°F', type: 'number', width: 90 },
  {
    field: 'wind',
    headerName: 'Wind (mph)',
    type: 'number',
    flex: 1,
    minWidth: 120,
  },
];

export default function BackToTop() {
  const apiRef = useGridApiRef();
  const [isDown, setIsDown] = React.useState(false);

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('scrollPositionChange', ({ top }) =>
        setIsDown(top > 500),
      ),
    [apiRef],
  );

  return (
    <div style={{ position: 'relative', height: 400 }}>
      <DataGrid label="Readings" apiRef={apiRef} rows={readings} columns={columns} />
      {isDown && (
        <Button
          variant="contained"
          onClick={() => apiRef.current?.scroll({ top: 0 })}
          style={{ position: 'absolute', insetInlineStart: 16, bottom: 72 }}
        >
          Back to top
        </Button>
      )}
    </div>
  );
}
