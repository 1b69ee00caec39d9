import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import {
  DataGridPremium,
  gridFocusCellSelector,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createServer } from '../data/server';
import { days, shifts, type Shift } from '../data/shifts';

const server = createServer(shifts, { latency: 1500 });

const columns: GridColDef<Shift>[] = [
  { field: 'name', headerName: 'Name', width: 170 },
  ...days.map<GridColDef<Shift>>((day) => ({
    field: day,
    type: 'number',
    width: 80,
    editable: true,
  })),
];

type BeforePaste = NonNullable<DataGridPremiumProps['onBeforeClipboardPasteStart']>;

interface Question {
  data: string[][];
  confirm: () => void;
  cancel: () => void;
}

export default function ConfirmPaste() {
  const apiRef = useGridApiRef();
  const [question, setQuestion] = React.useState<Question | null>(null);
  const [loading, setLoading] = React.useState(false);

  const askFirst: BeforePaste = ({ data }) => {
    const cell = gridFocusCellSelector(apiRef);
    return new Promise<void>((resolve, reject) => {
      const confirm = () => {
        // A click in the dialog takes the focus away from the cell to paste into.
        if (cell) {
          apiRef.current?.setCellFocus(cell.id, cell.field);
        }
        resolve();
      };
      setQuestion({ data, confirm, cancel: reject });
    }).finally(() => setQuestion(null));
  };

  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        label="Hours, with a question before pasting"
        apiRef={apiRef}
        rows={shifts}
        columns={columns}
        cellSelection
        rowSelection={false}
        loading={loading}
        processRowUpdate={server.updateRow}
        onBeforeClipboardPasteStart={askFirst}
        onClipboardPasteStart={() => setLoading(true)}
        onClipboardPasteEnd={() => setLoading(false)}
      />
      {question && (
        <Dialog open onClose={question.cancel}>
          <DialogTitle>
            Paste {question.data.flat().length} values into the schedule?
          </DialogTitle>
          <DialogActions>
            <Button onClick={question.cancel}>Cancel</Button>
            <Button onClick={question.confirm}>Paste</Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
