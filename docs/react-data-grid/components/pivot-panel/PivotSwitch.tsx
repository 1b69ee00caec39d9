import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridApiPremium,
} from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import { columns, initialState } from './ordersPivot';

const editButton = <ToolbarButton render={<Button size="small" />} />;

function SummaryToolbar() {
  const apiRef = useGridApiContext<GridApiPremium>();
  const isActive = useGridSelector(
    apiRef,
    () => apiRef.current.state.pivoting.active,
  );

  return (
    <Toolbar>
      <FormControlLabel
        control={<Switch size="small" checked={isActive} />}
        label="Summary"
        onChange={(_event, checked) => apiRef.current.setPivotActive(checked)}
      />
      {isActive && (
        <PivotPanelTrigger render={editButton}>Change the summary</PivotPanelTrigger>
      )}
    </Toolbar>
  );
}

export default function PivotSwitch() {
  return (
    <div style={{ height: 480 }}>
      <DataGridPremium
        label="Orders with a summary"
        rows={orders}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: SummaryToolbar }}
        showToolbar
      />
    </div>
  );
}
