import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridOverlay,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

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
      <Box
        component="svg"
        viewBox="0 0 96 64"
        aria-hidden
        sx={{ width: 96, color: 'primary.main' }}
      >
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
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        You have hidden all columns
      </Box>
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
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
      }}
    >
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
    </Box>
  );
}
