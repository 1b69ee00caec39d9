import * as React from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
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
  filter: { filterModel: { items: [], quickFilterValues: ['design'] } },
};

const toolbarButton = <ToolbarButton render={<Button size="small" />} />;

function PeopleToolbar() {
  return (
    <Toolbar>
      {/* An element */}
      <ColumnsPanelTrigger render={toolbarButton}>Columns</ColumnsPanelTrigger>
      {/* A function of props and state */}
      <FilterPanelTrigger
        render={(props, state) => (
          <ToolbarButton
            {...props}
            ref={props.ref as React.Ref<HTMLButtonElement>}
            render={
              <Button
                size="small"
                variant={state.filterCount > 0 ? 'contained' : 'text'}
              />
            }
          >
            Filters: {state.filterCount}
          </ToolbarButton>
        )}
      />
      {/* A class function */}
      <QuickFilter
        expanded
        className={(state) => (state.value ? 'search search-active' : 'search')}
      >
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              placeholder="Search…"
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search' },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function RenderKinds() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="People"
        rows={people}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: PeopleToolbar }}
        showToolbar
        sx={{
          '& .search': { marginInlineStart: 1, padding: 0.5, borderRadius: '8px' },
          '& .search-active': { bgcolor: 'primary.main' },
          '& .search .MuiOutlinedInput-root': { bgcolor: 'background.paper' },
        }}
      />
    </div>
  );
}
