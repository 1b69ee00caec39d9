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
        className="[&_.MuiDataGrid-columnHeaders_.MuiDataGrid-columnHeader--filledGroup]:overflow-visible [&_.MuiDataGrid-columnHeaders_.MuiDataGrid-columnHeader--filledGroup_.MuiDataGrid-columnHeaderTitleContainer]:overflow-visible [&_.MuiDataGrid-columnHeaders_.MuiDataGrid-columnHeader--filledGroup_.MuiDataGrid-columnHeaderTitleContainerContent]:sticky [&_.MuiDataGrid-columnHeaders_.MuiDataGrid-columnHeader--filledGroup_.MuiDataGrid-columnHeaderTitleContainerContent]:start-[calc(var(--DataGrid-leftPinnedWidth)+10px)]"
      />
    </div>
  );
}
