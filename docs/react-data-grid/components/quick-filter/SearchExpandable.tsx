import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import CancelIcon from '@mui/icons-material/Cancel';
import SearchIcon from '@mui/icons-material/Search';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
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

const clearButton = (
  <InputAdornment position="end">
    <QuickFilterClear
      render={<IconButton size="small" edge="end" aria-label="Clear the search" />}
    >
      <CancelIcon fontSize="small" />
    </QuickFilterClear>
  </InputAdornment>
);

// Without this, pressing the trigger takes the focus away from an empty field, which
// collapses the search, and then the click expands it again.
function keepFocus(event: React.MouseEvent) {
  event.preventDefault();
}

function PeopleToolbar() {
  return (
    <Toolbar>
      <QuickFilter style={{ display: 'flex', alignItems: 'center' }}>
        <Tooltip title="Search">
          <QuickFilterTrigger render={<ToolbarButton />} onMouseDown={keepFocus}>
            <SearchIcon fontSize="small" />
          </QuickFilterTrigger>
        </Tooltip>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }, { value, expanded }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              placeholder="Search people"
              slotProps={{
                htmlInput: {
                  ...slotProps?.htmlInput,
                  'aria-label': 'Search people',
                },
                input: { endAdornment: value && clearButton },
              }}
              sx={{
                width: expanded ? 240 : 0,
                visibility: expanded ? 'visible' : 'hidden',
                transition: 'width 200ms',
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function SearchExpandable() {
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
