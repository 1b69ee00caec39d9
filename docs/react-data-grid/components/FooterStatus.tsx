import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  GridPagination,
  type GridColDef,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    saveState?: string;
  }
}

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 200, editable: true },
  { field: 'role', headerName: 'Role', width: 200, editable: true },
  { field: 'office', headerName: 'Office', width: 160, editable: true },
];

// Stands in for a request to a server.
const save = (person: Person) =>
  new Promise<Person>((resolve) => {
    setTimeout(() => resolve(person), 1200);
  });

function SaveFooter({ saveState, ...props }: GridSlotProps['footer']) {
  return (
    <GridFooterContainer {...props}>
      <Typography role="status" variant="body2" sx={{ px: 2 }}>
        {saveState}
      </Typography>
      <GridPagination />
    </GridFooterContainer>
  );
}

export default function FooterStatus() {
  const [saveState, setSaveState] = React.useState('No changes yet');

  const processRowUpdate = async (person: Person) => {
    setSaveState(`Saving ${person.name}…`);
    const saved = await save(person);
    setSaveState(`Saved ${saved.name} at ${new Date().toLocaleTimeString()}`);
    return saved;
  };

  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="People"
        rows={people}
        columns={columns}
        processRowUpdate={processRowUpdate}
        slots={{ footer: SaveFooter }}
        slotProps={{ footer: { saveState } }}
      />
    </div>
  );
}
