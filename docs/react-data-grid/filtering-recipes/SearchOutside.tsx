import * as React from 'react';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridPortalWrapper,
  QuickFilter,
  QuickFilterControl,
  type GridColDef,
} from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

/** Where the search field goes. */
const SearchContext = React.createContext<HTMLElement | null>(null);

function SearchElsewhere() {
  const container = React.useContext(SearchContext);
  return (
    <Portal container={container}>
      <GridPortalWrapper>
        <QuickFilter expanded>
          <QuickFilterControl
            render={({ value, onChange, onKeyDown }) => (
              <TextField
                label="Search people"
                type="search"
                size="small"
                value={value}
                onChange={onChange}
                onKeyDown={onKeyDown}
              />
            )}
          />
        </QuickFilter>
      </GridPortalWrapper>
    </Portal>
  );
}

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 180 },
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'office', headerName: 'Office', width: 140 },
];

export default function SearchOutside() {
  const [container, setContainer] = React.useState<HTMLElement | null>(null);

  return (
    <Stack spacing={2}>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center' }}
      >
        <Typography sx={{ fontWeight: 'medium' }}>Directory</Typography>
        <div ref={setContainer} />
      </Stack>
      <div style={{ height: 400 }}>
        {container && (
          <SearchContext.Provider value={container}>
            <DataGrid
              label="Directory"
              rows={people}
              columns={columns}
              slots={{ toolbar: SearchElsewhere }}
              showToolbar
            />
          </SearchContext.Provider>
        )}
      </div>
    </Stack>
  );
}
