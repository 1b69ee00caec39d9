import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { accounts, RefusedRow, saveAccount, type Account } from './accounts';

/** The problems that the server found, by row and field. */
type Problems = Record<string, Record<string, string>>;

const ProblemsContext = React.createContext<Problems>({});

function CheckedEditor(params: GridRenderEditCellParams<Account>) {
  const problem = React.useContext(ProblemsContext)[params.id]?.[params.field];
  return (
    <Tooltip open={Boolean(problem)} title={problem}>
      <div style={{ width: '100%' }}>
        <GridEditInputCell {...params} error={Boolean(problem)} />
      </div>
    </Tooltip>
  );
}

const renderEditCell = (params: GridRenderEditCellParams<Account>) => (
  <CheckedEditor {...params} />
);

const columns: GridColDef<Account>[] = [
  {
    field: 'handle',
    headerName: 'Handle',
    width: 180,
    editable: true,
    renderEditCell,
  },
  { field: 'fullName', headerName: 'Name', flex: 1, minWidth: 160, editable: true },
  { field: 'team', headerName: 'Team', width: 200, editable: true, renderEditCell },
];

export default function ServerCheckedRow() {
  const [problems, setProblems] = React.useState<Problems>({});

  return (
    <ProblemsContext.Provider value={problems}>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Accounts' } }}
          rows={accounts}
          columns={columns}
          editMode="row"
          hideFooter
          onRowEditStart={({ id }) =>
            setProblems((known) => ({ ...known, [id]: {} }))
          }
          processRowUpdate={saveAccount}
          onProcessRowUpdateError={(error) => {
            if (error instanceof RefusedRow) {
              setProblems((known) => ({ ...known, [error.id]: error.problems }));
            }
          }}
          sx={{ '& .MuiDataGrid-editInputCell.Mui-error': { color: 'error.main' } }}
        />
      </div>
    </ProblemsContext.Provider>
  );
}
