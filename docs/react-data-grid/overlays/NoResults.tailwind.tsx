import Button from '@mui/material/Button';
import {
  DataGrid,
  GridOverlay,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'office', headerName: 'Office', width: 130 },
];

const noMatch = {
  filter: {
    filterModel: {
      items: [{ field: 'office', operator: 'equals', value: 'Lisbon' }],
    },
  },
};

function NobodyFound() {
  const apiRef = useGridApiContext();

  return (
    <GridOverlay>
      <svg
        viewBox="0 0 96 64"
        aria-hidden
        className="w-24 text-(--mui-palette-primary-main)"
      >
        <circle cx="42" cy="28" r="18" fill="currentColor" opacity=".3" />
        <path
          d="M56 42 72 58M24 28a18 18 0 1 0 36 0a18 18 0 1 0-36 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
        />
      </svg>
      <span className="text-(--mui-palette-text-secondary)">
        Nobody matches your filters
      </span>
      <Button
        size="small"
        onClick={() => apiRef.current.setFilterModel({ items: [] })}
      >
        Clear the filters
      </Button>
    </GridOverlay>
  );
}

export default function NoResults() {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(280px,100%),1fr))] gap-4">
      <div style={{ height: 360 }}>
        <DataGrid
          label="People, default overlay"
          rows={people}
          columns={columns}
          initialState={noMatch}
        />
      </div>
      <div style={{ height: 360 }}>
        <DataGrid
          label="People, own overlay"
          rows={people}
          columns={columns}
          initialState={noMatch}
          slots={{ noResultsOverlay: NobodyFound }}
        />
      </div>
    </div>
  );
}
