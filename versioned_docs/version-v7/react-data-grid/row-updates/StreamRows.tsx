import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { createRandom } from '../data/random';
import { lots, type Lot } from './lots';

const columns: GridColDef<Lot>[] = [
  { field: 'lot', headerName: 'Lot', flex: 1, minWidth: 150 },
  { field: 'maker', headerName: 'Maker', flex: 1, minWidth: 160 },
  { field: 'bids', headerName: 'Bids', type: 'number', width: 90 },
  {
    field: 'bid',
    headerName: 'Highest bid',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => `$${value.toLocaleString('en-US')}`,
  },
];

const initialState = {
  sorting: { sortModel: [{ field: 'bid', sort: 'desc' as const }] },
};

export default function StreamRows() {
  const apiRef = useGridApiRef();
  const latest = React.useRef(lots);
  const [isOpen, setIsOpen] = React.useState(false);
  const [isThrottled, setIsThrottled] = React.useState(true);

  React.useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const random = createRandom(7);
    const timer = setInterval(() => {
      const { id } = random.pick(lots);
      const raise = random.between(1, 12) * 5;
      latest.current = latest.current.map((lot) =>
        lot.id === id ? { ...lot, bid: lot.bid + raise, bids: lot.bids + 1 } : lot,
      );
      const changed = latest.current.filter((lot) => lot.id === id);
      apiRef.current.updateRows(changed);
    }, 20);
    return () => clearInterval(timer);
  }, [apiRef, isOpen]);

  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Stop the bidding' : 'Start the bidding'}
        </Button>
        <FormControlLabel
          control={<Switch checked={isThrottled} />}
          label="Apply the bids once a second"
          onChange={(_event, checked) => setIsThrottled(checked)}
        />
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Auction lots' } }}
          apiRef={apiRef}
          rows={lots}
          columns={columns}
          throttleRowsMs={isThrottled ? 1000 : 0}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
