import Button from '@mui/material/Button';
import {
  DataGrid,
  GridOverlay,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { people, type Person } from '../data/people';
import './NoColumns.css';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 180 },
  { field: 'office', headerName: 'Office', width: 140 },
];

const allHidden = {
  columns: { columnVisibilityModel: { name: false, office: false } },
};

function AllColumnsHidden() {
  const apiRef = useGridApiContext();

  return (
    <GridOverlay>
      <svg viewBox="0 0 96 64" aria-hidden className="no-columns-picture">
        <rect x="6" y="8" width="22" height="48" rx="4" fill="currentColor" />
        <rect
          x="37"
          y="8"
          width="22"
          height="48"
          rx="4"
          fill="currentColor"
          opacity=".6"
        />
        <rect
          x="68"
          y="8"
          width="22"
          height="48"
          rx="4"
          fill="currentColor"
          opacity=".3"
        />
      </svg>
      <span className="no-columns-text">You have hidden all columns</span>
      <Button
        size="small"
        onClick={() => apiRef.current.setColumnVisibilityModel({})}
      >
        Show them again
      </Button>
    </GridOverlay>
  );
}

export default function NoColumns() {
  return (
    <div className="no-columns">
      <div style={{ height: 360 }}>
        <DataGrid
          label="People, default overlay"
          rows={people}
          columns={columns}
          initialState={allHidden}
        />
      </div>
      <div style={{ height: 360 }}>
        <DataGrid
          label="People, own overlay"
          rows={people}
          columns={columns}
          initialState={allHidden}
          slots={{ noColumnsOverlay: AllColumnsHidden }}
        />
      </div>
    </div>
  );
}
