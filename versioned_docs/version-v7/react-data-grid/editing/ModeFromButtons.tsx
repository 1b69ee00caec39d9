import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridCellModes,
  useGridApiRef,
  type GridCellModesModel,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { readings, type Reading } from '../data/readings';

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  {
    field: 'temperature',
    headerName: 'Temperature (°F)',
    type: 'number',
    width: 170,
    editable: true,
  },
  {
    field: 'wind',
    headerName: 'Wind (mph)',
    type: 'number',
    width: 140,
    editable: true,
  },
];

export default function ModeFromButtons() {
  const apiRef = useGridApiRef();
  const [cellModesModel, setCellModesModel] = React.useState<GridCellModesModel>({});
  const [cell, setCell] = React.useState<{ id: GridRowId; field: string } | null>(
    null,
  );

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('cellFocusIn', ({ id, field, isEditable }) =>
        setCell(isEditable ? { id, field } : null),
      ),
    [apiRef],
  );

  const isEditing =
    cell !== null &&
    cellModesModel[cell.id]?.[cell.field]?.mode === GridCellModes.Edit;

  const setMode = (props: GridCellModesModel[GridRowId][string]) => {
    if (cell) {
      setCellModesModel({
        ...cellModesModel,
        [cell.id]: { ...cellModesModel[cell.id], [cell.field]: props },
      });
    }
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button
          disabled={!cell || isEditing}
          onClick={() => setMode({ mode: GridCellModes.Edit })}
        >
          Edit
        </Button>
        <Button
          disabled={!isEditing}
          onClick={() =>
            setMode({ mode: GridCellModes.View, cellToFocusAfter: 'below' })
          }
        >
          Save
        </Button>
        <Button
          disabled={!isEditing}
          onClick={() =>
            setMode({ mode: GridCellModes.View, ignoreModifications: true })
          }
        >
          Cancel
        </Button>
      </Stack>
      <div style={{ height: 360 }}>
        <DataGrid
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Weather readings' } }}
          rows={readings}
          columns={columns}
          cellModesModel={cellModesModel}
          onCellModesModelChange={setCellModesModel}
          onCellEditStop={(params, event) => {
            if (params.reason === GridCellEditStopReasons.cellFocusOut) {
              event.defaultMuiPrevented = true;
            }
          }}
        />
      </div>
    </Stack>
  );
}
