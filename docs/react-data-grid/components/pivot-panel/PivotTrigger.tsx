import * as React from 'react';
import PivotTableChartIcon from '@mui/icons-material/PivotTableChart';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import { columns, initialState } from './ordersPivot';

function PivotToolbar() {
  return (
    <Toolbar>
      <PivotPanelTrigger
        render={(props, state) => (
          <ToolbarButton
            {...props}
            ref={props.ref as React.Ref<HTMLButtonElement>}
            render={
              <Button
                size="small"
                startIcon={<PivotTableChartIcon />}
                variant={state.active ? 'contained' : 'text'}
              />
            }
          >
            {state.open ? 'Hide pivot fields' : 'Show pivot fields'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

export default function PivotTrigger() {
  return (
    <div style={{ height: 480 }}>
      <DataGridPremium
        label="Orders to pivot"
        rows={orders}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: PivotToolbar }}
        showToolbar
      />
    </div>
  );
}
