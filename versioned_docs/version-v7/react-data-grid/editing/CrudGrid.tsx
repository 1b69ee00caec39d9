import * as React from 'react';
import Add from '@mui/icons-material/Add';
import CancelOutlined from '@mui/icons-material/CancelOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import SaveOutlined from '@mui/icons-material/SaveOutlined';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowEditStopReasons,
  GridRowModes,
  GridToolbarContainer,
  type GridColDef,
  type GridEventListener,
  type GridRowId,
  type GridRowModesModel,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { shelves, tools, type Tool } from './tools';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    onAddTool?: () => void;
  }
}

function ToolsToolbar({ onAddTool }: GridSlotProps['toolbar']) {
  return (
    <GridToolbarContainer>
      <Button startIcon={<Add />} onClick={onAddTool}>
        Add a tool
      </Button>
    </GridToolbarContainer>
  );
}

export default function CrudGrid() {
  const [rows, setRows] = React.useState(tools);
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const setMode = React.useCallback(
    (id: GridRowId, props: GridRowModesModel[GridRowId]) =>
      setModes((current) => ({ ...current, [id]: props })),
    [],
  );

  const removeRow = React.useCallback(
    (id: GridRowId) => setRows((current) => current.filter((row) => row.id !== id)),
    [],
  );

  const cancel = React.useCallback(
    (row: Tool) => {
      setMode(row.id, { mode: GridRowModes.View, ignoreModifications: true });
      if (row.isNew) {
        removeRow(row.id);
      }
    },
    [removeRow, setMode],
  );

  const addTool = () => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    setRows([{ id, name: '', shelf: '', fee: null, isNew: true }, ...rows]);
    setMode(id, { mode: GridRowModes.Edit, fieldToFocus: 'name' });
  };

  const handleRowEditStop: GridEventListener<'rowEditStop'> = (params, event) => {
    if (params.reason === GridRowEditStopReasons.rowFocusOut) {
      event.defaultMuiPrevented = true; // Only the buttons and keys save.
    } else if (params.reason === GridRowEditStopReasons.escapeKeyDown) {
      event.defaultMuiPrevented = true;
      cancel(params.row);
    }
  };

  const processRowUpdate = (newRow: Tool): Tool => {
    const saved = { ...newRow, isNew: false };
    setRows((current) => current.map((row) => (row.id === saved.id ? saved : row)));
    return saved;
  };

  const columns = React.useMemo<GridColDef<Tool>[]>(
    () => [
      { field: 'name', headerName: 'Tool', flex: 1, minWidth: 150, editable: true },
      {
        field: 'shelf',
        headerName: 'Shelf',
        type: 'singleSelect',
        valueOptions: shelves,
        width: 130,
        editable: true,
      },
      {
        field: 'fee',
        headerName: 'Fee ($/day)',
        type: 'number',
        width: 130,
        editable: true,
      },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 110,
        getActions: ({ id, row }) =>
          modes[id]?.mode === GridRowModes.Edit
            ? [
                <GridActionsCellItem
                  key="save"
                  icon={<SaveOutlined />}
                  label="Save"
                  onClick={() => setMode(id, { mode: GridRowModes.View })}
                />,
                <GridActionsCellItem
                  key="cancel"
                  icon={<CancelOutlined />}
                  label="Cancel"
                  onClick={() => cancel(row)}
                />,
              ]
            : [
                <GridActionsCellItem
                  key="edit"
                  icon={<EditOutlined />}
                  label={`Edit ${row.name}`}
                  onClick={() => setMode(id, { mode: GridRowModes.Edit })}
                />,
                <GridActionsCellItem
                  key="delete"
                  icon={<DeleteOutlined />}
                  label={`Delete ${row.name}`}
                  onClick={() => removeRow(id)}
                />,
              ],
      },
    ],
    [cancel, modes, removeRow, setMode],
  );

  return (
    <div style={{ height: 440 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        onRowEditStop={handleRowEditStop}
        processRowUpdate={processRowUpdate}
        slots={{ toolbar: ToolsToolbar }}
        slotProps={{
          main: { 'aria-label': 'Tool library' },
          toolbar: { onAddTool: addTool },
        }}
      />
    </div>
  );
}
