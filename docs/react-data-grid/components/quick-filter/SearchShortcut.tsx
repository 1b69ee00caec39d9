import * as React from 'react';
import TextField from '@mui/material/TextField';
import SearchIcon from '@mui/icons-material/Search';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridEvent,
  type GridColDef,
} from '@mui/x-data-grid';
import { people, type Person } from '../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 200 },
  { field: 'department', headerName: 'Department', width: 160 },
  { field: 'role', headerName: 'Role', width: 200 },
  { field: 'office', headerName: 'Office', width: 160 },
];

// Without this, pressing the trigger takes the focus away from an empty field, which
// collapses the search, and then the click expands it again.
function keepFocus(event: React.MouseEvent) {
  event.preventDefault();
}

function PeopleToolbar() {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [expanded, setExpanded] = React.useState(false);

  useGridEvent(apiRef, 'cellKeyDown', (_params, event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'f') {
      event.preventDefault();
      setExpanded(true);
      inputRef.current?.focus();
    }
  });

  return (
    <Toolbar>
      <QuickFilter
        expanded={expanded}
        onExpandedChange={setExpanded}
        style={{ display: 'flex', alignItems: 'center' }}
      >
        <QuickFilterTrigger
          render={<ToolbarButton />}
          onMouseDown={keepFocus}
          aria-label="Search people"
        >
          <SearchIcon fontSize="small" />
        </QuickFilterTrigger>
        <QuickFilterControl
          ref={inputRef}
          render={({ ref, slotProps, ...props }) => (
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
              }}
              sx={{ display: expanded ? 'inline-flex' : 'none' }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function SearchShortcut() {
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
