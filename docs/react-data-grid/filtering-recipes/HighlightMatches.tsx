import {
  DataGrid,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

function Highlighted({ formattedValue }: GridRenderCellParams<Person>) {
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];
  const patterns = words
    .filter(Boolean)
    .map((word) => String(word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (patterns.length === 0) {
    return formattedValue;
  }
  // With parentheses, `split()` keeps the matches at the odd indexes.
  const parts = String(formattedValue).split(
    new RegExp(`(${patterns.join('|')})`, 'i'),
  );
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
      )}
    </span>
  );
}

const renderCell = (params: GridRenderCellParams<Person>) => (
  <Highlighted {...params} />
);

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 180, renderCell },
  { field: 'role', headerName: 'Role', width: 190, renderCell },
  { field: 'department', headerName: 'Department', width: 150, renderCell },
  { field: 'office', headerName: 'Office', width: 140, renderCell },
];

const initialState = {
  filter: { filterModel: { items: [], quickFilterValues: ['en', 'osaka'] } },
};

export default function HighlightMatches() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Directory"
        rows={people}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
