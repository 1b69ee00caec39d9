import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbar,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

interface Expense {
  id: number;
  item: string;
  team: string;
  euros: number;
}

const rows: Expense[] = [
  { id: 1, item: 'Train to Lyon', team: 'Field', euros: 118 },
  { id: 2, item: 'Microphone', team: 'Studio', euros: 240 },
  { id: 3, item: 'Hotel, two nights', team: 'Field', euros: 286 },
  { id: 4, item: 'Hard drive', team: 'Studio', euros: 95 },
];

const columns: GridColDef<Expense>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 140 },
  { field: 'team', headerName: 'Team', width: 100 },
  { field: 'euros', headerName: 'Euros', type: 'number', width: 100 },
];

export default function SelectorDirect() {
  const apiRef = useGridApiRef();
  const [total, setTotal] = React.useState<number>();

  const addUp = () => {
    const entries = gridFilteredSortedRowEntriesSelector(apiRef);
    setTotal(entries.reduce((sum, { model }) => sum + model.euros, 0));
  };

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={addUp}>
          Add up
        </Button>
        <Typography role="status" variant="body2">
          {total === undefined ? 'Not added up yet' : `${total} euros`}
        </Typography>
      </Stack>
      <Box sx={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Expenses"
          rows={rows}
          columns={columns}
          slots={{ toolbar: GridToolbar }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
