import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  Toolbar,
  ToolbarButton,
  gridColumnLookupSelector,
  gridColumnReorderDragColSelector,
  gridRowGroupingModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'product', headerName: 'Product', width: 180 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 120,
    groupable: false,
  },
];

const groupingColDef = { width: 200 };

function GroupToolbar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridRowGroupingModelSelector);
  const header = useGridSelector(apiRef, gridColumnReorderDragColSelector);
  const columnLookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const [chip, setChip] = React.useState<string | null>(null);
  const canDrop =
    header !== '' &&
    !model.includes(header) &&
    columnLookup[header].groupable === true;

  const moveBefore = (target: string) => {
    if (chip !== null && chip !== target) {
      const rest = model.filter((field) => field !== chip);
      rest.splice(model.indexOf(target), 0, chip);
      apiRef.current.setRowGroupingModel(rest);
    }
  };

  return (
    <Toolbar
      style={{ flex: 'none', paddingBlock: 8 }}
      onDragOver={(event) => {
        if (canDrop || chip !== null) {
          event.preventDefault(); // Allows a drop here.
        }
      }}
      onDrop={() => {
        if (canDrop) {
          apiRef.current.addRowGroupingCriteria(header);
        }
      }}
    >
      <Stack direction="row" sx={{ flex: 1, flexWrap: 'wrap', gap: 1 }}>
        {model.map((field) => (
          <ToolbarButton
            key={field}
            aria-label={`Ungroup ${columnLookup[field].headerName}`}
            onClick={() => apiRef.current.removeRowGroupingCriteria(field)}
            render={
              <Chip
                label={columnLookup[field].headerName}
                draggable
                onDragStart={() => setChip(field)}
                onDragEnter={() => moveBefore(field)}
                onDragEnd={() => setChip(null)}
                onDelete={() => apiRef.current.removeRowGroupingCriteria(field)}
              />
            }
          />
        ))}
        <Typography
          variant="body2"
          sx={{
            alignSelf: 'center',
            color: canDrop ? 'primary.main' : 'text.secondary',
          }}
        >
          {canDrop ? 'Drop to group' : 'Drag a header here'}
        </Typography>
      </Stack>
    </Toolbar>
  );
}

export default function GroupBar() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        label="Orders"
        rows={orders}
        columns={columns}
        initialState={{ rowGrouping: { model: ['country', 'category'] } }}
        groupingColDef={groupingColDef}
        slots={{ toolbar: GroupToolbar }}
        showToolbar
      />
    </div>
  );
}
