import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { loans, type Loan } from './loans';

function checkReason({ row, props, otherFieldsProps }: GridPreProcessEditCellProps) {
  const isDamaged = otherFieldsProps?.isDamaged.value ?? row.isDamaged;
  return { ...props, error: isDamaged && !props.value?.trim() };
}

function DamageEditor(params: GridRenderEditCellParams<Loan>) {
  return (
    <Tooltip open={Boolean(params.error)} title="Describe the damage">
      <div style={{ width: '100%' }}>
        <GridEditInputCell {...params} />
      </div>
    </Tooltip>
  );
}

const columns: GridColDef<Loan>[] = [
  { field: 'tool', headerName: 'Tool', width: 170 },
  { field: 'borrower', headerName: 'Borrower', width: 160, editable: true },
  {
    field: 'isDamaged',
    headerName: 'Damaged',
    type: 'boolean',
    width: 110,
    editable: true,
  },
  {
    field: 'damage',
    headerName: 'What is broken?',
    flex: 1,
    minWidth: 200,
    editable: true,
    preProcessEditCellProps: checkReason,
    renderEditCell: (params) => <DamageEditor {...params} />,
  },
];

export default function RequiredIf() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Returned tools"
        rows={loans}
        columns={columns}
        editMode="row"
      />
    </div>
  );
}
