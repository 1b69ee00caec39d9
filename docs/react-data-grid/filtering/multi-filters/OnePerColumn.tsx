import {
  DataGridPro,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { people, type Person } from '../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'office', headerName: 'Office', width: 150 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 120 },
  { field: 'isRemote', headerName: 'Remote', type: 'boolean', width: 120 },
];

/** A form's select offers its own column and all columns without a filter. */
function filterColumns(args: FilterColumnsArgs) {
  const used = args.currentFilters.map((item) => item.field);
  return args.columns
    .map((column) => column.field)
    .filter((field) => field === args.field || !used.includes(field));
}

/** The column for the next form: the first column without a filter. */
function getColumnForNewFilter(args: GetColumnForNewFilterArgs) {
  const used = args.currentFilters.map((item) => item.field);
  const next = args.columns.find((column) => !used.includes(column.field));
  return next ? next.field : null;
}

const slotProps = {
  filterPanel: { filterFormProps: { filterColumns }, getColumnForNewFilter },
};

export default function OnePerColumn() {
  return (
    <div style={{ height: 460 }}>
      <DataGridPro
        label="People"
        rows={people}
        columns={columns}
        slotProps={slotProps}
        showToolbar
      />
    </div>
  );
}
