import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { accounts, findProblem, type Account } from './accounts';

async function checkHandle({ id, props, hasChanged }: GridPreProcessEditCellProps) {
  const error = hasChanged
    ? await findProblem(props.value, Number(id))
    : props.error;
  return { ...props, error };
}

function HandleEditor(params: GridRenderEditCellParams<Account>) {
  const message = params.isProcessingProps ? 'Checking…' : params.error;
  return (
    <Tooltip open={Boolean(message)} title={message}>
      <div style={{ width: '100%' }}>
        <GridEditInputCell {...params} error={Boolean(params.error)} />
      </div>
    </Tooltip>
  );
}

const columns: GridColDef<Account>[] = [
  {
    field: 'handle',
    headerName: 'Handle',
    width: 180,
    editable: true,
    preProcessEditCellProps: checkHandle,
    renderEditCell: (params) => <HandleEditor {...params} />,
  },
  { field: 'fullName', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'team', headerName: 'Team', width: 130 },
];

export default function AsyncValidation() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Accounts' } }}
        rows={accounts}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
