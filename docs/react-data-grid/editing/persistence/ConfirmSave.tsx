import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';
import { breads, type Bread } from './bakery';

const formatPrice = (price: number) => `$${price.toFixed(2)}`;

const columns: GridColDef<Bread>[] = [
  { field: 'name', headerName: 'Bread', flex: 1, minWidth: 160 },
  { field: 'weight', headerName: 'Weight (oz)', type: 'number', width: 140 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 120,
    editable: true,
    valueFormatter: formatPrice,
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: !(props.value > 0),
    }),
    // Validates each keystroke immediately, so Enter can't get ahead of the validation.
    renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={0} />,
  },
];

interface Question {
  newRow: Bread;
  oldRow: Bread;
  answer: (row: Bread) => void;
}

export default function ConfirmSave() {
  const [question, setQuestion] = React.useState<Question | null>(null);

  const processRowUpdate = React.useCallback((newRow: Bread, oldRow: Bread) => {
    if (newRow.price === oldRow.price) {
      return oldRow;
    }
    return new Promise<Bread>((resolve) => {
      setQuestion({ newRow, oldRow, answer: resolve });
    });
  }, []);

  const answerWith = (row: Bread) => {
    question?.answer(row);
    setQuestion(null);
  };

  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        label="Bakery prices"
        rows={breads}
        columns={columns}
        processRowUpdate={processRowUpdate}
        hideFooter
        sx={{ '& .MuiDataGrid-editInputCell.Mui-error': { color: 'error.main' } }}
      />
      {question && (
        <Dialog open onClose={() => answerWith(question.oldRow)}>
          <DialogTitle>Change the price of {question.newRow.name}?</DialogTitle>
          <DialogContent>
            From {formatPrice(question.oldRow.price)} to{' '}
            {formatPrice(question.newRow.price)}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => answerWith(question.oldRow)}>
              Keep the old price
            </Button>
            <Button onClick={() => answerWith(question.newRow)}>Change it</Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
