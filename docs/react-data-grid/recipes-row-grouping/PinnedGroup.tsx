import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { days, shifts, type Shift } from '../data/shifts';

const columns: GridColDef<Shift>[] = [
  { field: 'team', headerName: 'Team' },
  { field: 'name', headerName: 'Name' },
  ...days.map<GridColDef<Shift>>((day) => ({
    field: day,
    headerName: `${day} (h)`,
    type: 'number',
    width: 130,
  })),
];

const groupingColDef = { headerName: 'Team', leafField: 'name', width: 200 };

const initialState = {
  rowGrouping: { model: ['team'] },
  columns: { columnVisibilityModel: { team: false, name: false } },
  pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
};

export default function PinnedGroup() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        label="Hours by team"
        rows={shifts}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
      />
    </div>
  );
}
