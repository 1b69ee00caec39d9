import * as React from 'react';
import Button from '@material-ui/core/Button';
import Typography from '@material-ui/core/Typography';
import {
  DataGridPro,
  gridSelectionStateSelector,
  useGridApiRef,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid-pro';

const rows: GridRowsProp = [
  { id: 1, item: 'Train to Lyon', euros: 118 },
  { id: 2, item: 'Microphone', euros: 240 },
  { id: 3, item: 'Hotel, two nights', euros: 286 },
  { id: 4, item: 'Hard drive', euros: 95 },
];

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1 },
  { field: 'euros', headerName: 'Euros', type: 'number', width: 120 },
];

export default function SelectorDirect() {
  const apiRef = useGridApiRef();
  const [total, setTotal] = React.useState<number>();

  const addUp = () => {
    const ids = gridSelectionStateSelector(apiRef.current.state);
    setTotal(
      ids.reduce<number>((sum, id) => sum + apiRef.current.getRow(id)?.euros, 0),
    );
  };

  return (
    <div style={{ display: 'grid', gap: 12, width: '100%' }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
        <Button variant="outlined" onClick={addUp}>
          Add up
        </Button>
        <Typography role="status" variant="body2">
          {total === undefined ? 'Not added up yet' : `${total} euros selected`}
        </Typography>
      </div>
      <div style={{ height: 266 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Expenses"
          rows={rows}
          columns={columns}
          checkboxSelection
          hideFooter
        />
      </div>
    </div>
  );
}
