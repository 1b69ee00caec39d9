import Button from '@mui/material/Button';
import {
  DataGridPremium,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridApiPremium,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import { columns } from './ordersPivot';

const presets: Record<string, GridPivotModel> = {
  'By category': {
    rows: [{ field: 'category' }],
    columns: [],
    values: [{ field: 'quantity', aggFunc: 'sum' }],
  },
  'By country': {
    rows: [{ field: 'country' }],
    columns: [{ field: 'status', sort: 'asc' }],
    values: [{ field: 'quantity', aggFunc: 'sum' }],
  },
};

function PresetToolbar() {
  const apiRef = useGridApiContext<GridApiPremium>();

  return (
    <Toolbar>
      <ToolbarButton
        render={<Button size="small" />}
        onClick={() => apiRef.current.setPivotActive(false)}
      >
        All orders
      </ToolbarButton>
      {Object.entries(presets).map(([name, model]) => (
        <ToolbarButton
          key={name}
          render={<Button size="small" />}
          onClick={() => {
            apiRef.current.setPivotModel(model);
            apiRef.current.setPivotActive(true);
          }}
        >
          {name}
        </ToolbarButton>
      ))}
    </Toolbar>
  );
}

export default function PivotPresets() {
  return (
    <div style={{ height: 480 }}>
      <DataGridPremium
        label="Orders and two summaries"
        rows={orders}
        columns={columns}
        disableColumnMenu
        slots={{ toolbar: PresetToolbar }}
        showToolbar
      />
    </div>
  );
}
