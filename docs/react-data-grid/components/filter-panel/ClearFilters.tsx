import Button from '@mui/material/Button';
import FilterListIcon from '@mui/icons-material/FilterList';
import {
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  gridFilterActiveItemsSelector,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { people, type Person } from '../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 200 },
  { field: 'department', headerName: 'Department', width: 160 },
  { field: 'role', headerName: 'Role', width: 200 },
  { field: 'office', headerName: 'Office', width: 160 },
];

const initialState = {
  filter: {
    filterModel: {
      items: [{ field: 'office', operator: 'equals', value: 'Osaka' }],
    },
  },
};

function PeopleToolbar() {
  const apiRef = useGridApiContext();
  const isFiltered =
    useGridSelector(apiRef, gridFilterActiveItemsSelector).length > 0;

  const clearFilters = () => {
    const model = gridFilterModelSelector(apiRef);
    apiRef.current.setFilterModel({ ...model, items: [] });
  };

  return (
    <Toolbar>
      <FilterPanelTrigger
        render={
          <ToolbarButton
            render={<Button size="small" startIcon={<FilterListIcon />} />}
          />
        }
      >
        Filters
      </FilterPanelTrigger>
      <ToolbarButton
        disabled={!isFiltered}
        onClick={clearFilters}
        render={<Button size="small" />}
      >
        Clear
      </ToolbarButton>
    </Toolbar>
  );
}

export default function ClearFilters() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="People"
        rows={people}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: PeopleToolbar }}
        showToolbar
      />
    </div>
  );
}
