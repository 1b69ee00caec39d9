import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { people, type Person } from '../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 200 },
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'role', headerName: 'Role', width: 200 },
  { field: 'email', headerName: 'Email', width: 240 },
  { field: 'office', headerName: 'Office', width: 150 },
];

const initialState = {
  columns: { columnVisibilityModel: { email: false } },
};

function PeopleToolbar() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <Toolbar>
      <ToolbarButton
        aria-haspopup="menu"
        aria-expanded={anchor ? 'true' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        render={<Button size="small" endIcon={<ArrowDropDownIcon />} />}
      >
        Export
      </ToolbarButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <ExportCsv
          render={<MenuItem />}
          options={{ fileName: 'people' }}
          onClick={close}
        >
          Visible columns (CSV)
        </ExportCsv>
        <ExportCsv
          render={<MenuItem />}
          options={{ fileName: 'people-complete', allColumns: true }}
          onClick={close}
        >
          All columns (CSV)
        </ExportCsv>
        <ExportCsv
          render={<MenuItem />}
          options={{ fileName: 'mailing-list', fields: ['name', 'email'] }}
          onClick={close}
        >
          Mailing list (CSV)
        </ExportCsv>
        <ExportPrint
          render={<MenuItem />}
          options={{ hideFooter: true }}
          onClick={close}
        >
          Print
        </ExportPrint>
      </Menu>
    </Toolbar>
  );
}

export default function ExportMenu() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="People"
        rows={people}
        columns={columns}
        disableVirtualization
        initialState={initialState}
        slots={{ toolbar: PeopleToolbar }}
        showToolbar
      />
    </div>
  );
}
