import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import {
  DataGrid,
  GridCellEditStartReasons,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { visits, type Visit } from './notes';

type EditorProps = GridRenderEditCellParams<Visit, string>;

function NotesEditor({ id, field, value, colDef, hasFocus }: EditorProps) {
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <div ref={setAnchor} style={{ alignSelf: 'flex-start' }}>
      {anchor && (
        <Popper open anchorEl={anchor} placement="bottom-start">
          <Paper elevation={4} sx={{ p: 1, width: colDef.computedWidth }}>
            <InputBase
              multiline
              rows={4}
              fullWidth
              value={value ?? ''}
              onChange={(event) =>
                apiRef.current.setEditCellValue({
                  id,
                  field,
                  value: event.target.value,
                })
              }
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
                  event.stopPropagation(); // Start a new line instead of saving.
                }
              }}
              inputRef={(input?: HTMLTextAreaElement) => hasFocus && input?.focus()}
              slotProps={{ input: { 'aria-label': 'Notes' } }}
            />
          </Paper>
        </Popper>
      )}
    </div>
  );
}

const columns: GridColDef<Visit>[] = [
  { field: 'garden', headerName: 'Garden', width: 160 },
  { field: 'owner', headerName: 'Owner', width: 130 },
  {
    field: 'notes',
    headerName: 'Notes',
    flex: 1,
    minWidth: 260,
    editable: true,
    renderEditCell: (params) => <NotesEditor {...params} />,
  },
];

export default function MultilineEditor() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Garden visits"
        rows={visits}
        columns={columns}
        onCellEditStart={({ reason }, event) => {
          if (reason === GridCellEditStartReasons.enterKeyDown) {
            event.preventDefault?.(); // Otherwise, this Enter would add a line.
          }
        }}
      />
    </div>
  );
}
