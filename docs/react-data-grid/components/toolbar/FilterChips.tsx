import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import FilterListIcon from '@mui/icons-material/FilterList';
import {
  DataGridPro,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  gridColumnLookupSelector,
  gridFilterActiveItemsSelector,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridFilterItem,
} from '@mui/x-data-grid-pro';
import { orderStatuses, orders, type Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 120,
  },
];

const initialState = {
  filter: {
    filterModel: {
      items: [
        { id: 1, field: 'country', operator: 'contains', value: 'a' },
        { id: 2, field: 'quantity', operator: '>', value: '10' },
        { id: 3, field: 'status', operator: 'isAnyOf', value: ['Open', 'Packed'] },
      ],
    },
  },
};

function FilterToolbar() {
  const apiRef = useGridApiContext();
  const activeItems = useGridSelector(apiRef, gridFilterActiveItemsSelector);
  const columnLookup = useGridSelector(apiRef, gridColumnLookupSelector);

  const getLabel = ({ field, operator, value }: GridFilterItem) => {
    const words = operator.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    const text = Array.isArray(value) ? value.join(', ') : (value ?? '');
    return `${columnLookup[field].headerName} ${words} ${text}`;
  };

  return (
    <Toolbar style={{ flex: 'none', paddingBlock: 8 }}>
      <Stack direction="row" sx={{ flex: 1, flexWrap: 'wrap', gap: 1 }}>
        {activeItems.map((item) => (
          <ToolbarButton
            key={item.id}
            aria-label={`Remove filter: ${getLabel(item)}`}
            onClick={() => apiRef.current.deleteFilterItem(item)}
            render={
              <Chip
                label={getLabel(item)}
                onDelete={() => apiRef.current.deleteFilterItem(item)}
              />
            }
          />
        ))}
        {activeItems.length > 1 && (
          <ToolbarButton
            onClick={() => {
              const model = gridFilterModelSelector(apiRef);
              apiRef.current.setFilterModel({ ...model, items: [] });
            }}
            render={<Button size="small" />}
          >
            Clear all
          </ToolbarButton>
        )}
      </Stack>
      <FilterPanelTrigger render={<ToolbarButton />} aria-label="Filters">
        <FilterListIcon fontSize="small" />
      </FilterPanelTrigger>
    </Toolbar>
  );
}

export default function FilterChips() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        label="Orders"
        rows={orders}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: FilterToolbar }}
        showToolbar
      />
    </div>
  );
}
