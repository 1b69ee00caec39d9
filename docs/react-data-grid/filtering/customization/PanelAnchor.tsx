import Typography from '@mui/material/Typography';
import FilterListIcon from '@mui/icons-material/FilterList';
import {
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { people, type Person } from '../../data/people';

function PeopleToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger render={<ToolbarButton />} aria-label="Filter">
        <FilterListIcon fontSize="small" />
      </FilterPanelTrigger>
      <Typography sx={{ flex: 1, fontWeight: 'medium' }}>People</Typography>
    </Toolbar>
  );
}

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 200 },
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'role', headerName: 'Role', width: 200 },
  { field: 'office', headerName: 'Office', width: 150 },
];

export default function PanelAnchor() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="People"
        rows={people}
        columns={columns}
        slots={{ toolbar: PeopleToolbar }}
        showToolbar
      />
    </div>
  );
}
