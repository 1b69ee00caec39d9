import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  gridClasses,
  useGridApiRef,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid-pro';

const rows: GridRowsProp = [
  {
    id: 1,
    trail: 'Ridge walk',
    access: 'Bus 12, then the cable car',
    length: 14,
    notes:
      'Narrow after the second hut. Chains on the last 200 m. No water above it.',
  },
  {
    id: 2,
    trail: 'Gorge',
    access: 'Bus 4',
    length: 6,
    notes: 'Bridge repaired. Slippery when wet, closed above 30 cm at the gauge.',
  },
  {
    id: 3,
    trail: 'Lake loop',
    access: 'Train and 20 minutes on foot',
    length: 9,
    notes:
      'Open all year. The north shore lies in the shade until noon, so expect ice.',
  },
];

const createColumns = (full: boolean): GridColDef[] => [
  { field: 'trail', headerName: 'Trail', width: 110 },
  { field: 'length', headerName: 'Length, km', type: 'number', width: 130 },
  {
    field: 'notes',
    headerName: 'Notes',
    width: 230,
    sortable: false,
    valueFormatter: ({ value }) => (full ? value : `${value.split('.')[0]}.`),
  },
  { field: 'access', headerName: 'Access', width: 420 },
];

const columnsByDetail = { short: createColumns(false), full: createColumns(true) };

export default function PinDynamicHeight() {
  const apiRef = useGridApiRef();
  const [detail, setDetail] = React.useState<'short' | 'full'>('full');

  React.useEffect(() => {
    apiRef.current.resetRowHeights();
  }, [apiRef, detail]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={detail === 'full'} />}
        label="Full notes"
        onChange={(_event, checked) => setDetail(checked ? 'full' : 'short')}
      />
      <Box sx={{ height: 302 }}>
        <DataGridPro
          aria-label="Trail conditions"
          apiRef={apiRef}
          rows={rows}
          columns={columnsByDetail[detail]}
          getRowHeight={() => 'auto'}
          initialState={{ pinnedColumns: { left: ['trail'] } }}
          hideFooter
          sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
        />
      </Box>
    </Box>
  );
}
