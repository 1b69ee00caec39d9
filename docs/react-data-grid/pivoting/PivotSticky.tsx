import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { columns, model } from './sticky';
import { rentals } from './rentals';

const initialState: DataGridPremiumProps['initialState'] = {
  pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
  pivoting: { enabled: true, model },
};

export default function PivotSticky() {
  return (
    <div style={{ height: 486 }}>
      <DataGridPremium
        label="Rentals by site, year and boat"
        rows={rentals}
        columns={columns}
        initialState={initialState}
        sx={{
          '& .MuiDataGrid-columnHeaders .MuiDataGrid-columnHeader--filledGroup': {
            '&, & .MuiDataGrid-columnHeaderTitleContainer': { overflow: 'visible' },
            '& .MuiDataGrid-columnHeaderTitleContainerContent': {
              position: 'sticky',
              insetInlineStart: 'calc(var(--DataGrid-leftPinnedWidth) + 10px)',
            },
          },
        }}
      />
    </div>
  );
}
