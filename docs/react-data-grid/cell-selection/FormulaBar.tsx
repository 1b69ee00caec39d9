import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  useGridApiRef,
  type GridCellSelectionModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { days, shifts, type Shift } from '../data/shifts';

const columns: GridColDef<Shift>[] = [
  { field: 'name', headerName: 'Name', width: 170 },
  { field: 'team', headerName: 'Team', width: 110 },
  ...days.map<GridColDef<Shift>>((day) => ({
    field: day,
    type: 'number',
    width: 72,
  })),
];

export default function FormulaBar() {
  const apiRef = useGridApiRef();
  const [hours, setHours] = React.useState('');
  const [model, setModel] = React.useState<GridCellSelectionModel>({
    2: { Mon: true, Tue: true, Wed: true },
    3: { Mon: true, Tue: true, Wed: true },
  });

  function handleModelChange(nextModel: GridCellSelectionModel) {
    setModel(nextModel);
    setHours('');
  }

  function handleHoursChange(text: string) {
    setHours(text);
    const value = text === '' ? null : Number(text);
    const updates = Object.entries(model).map(([id, fields]) => {
      const selectedDays = days.filter((day) => fields[day]);
      return {
        id: Number(id),
        ...Object.fromEntries(selectedDays.map((day) => [day, value])),
      };
    });
    apiRef.current?.updateRows(updates);
  }

  return (
    <Stack spacing={1}>
      <TextField
        label="Hours in the selected cells"
        type="number"
        size="small"
        value={hours}
        onChange={(event) => handleHoursChange(event.target.value)}
      />
      <div style={{ height: 400 }}>
        <DataGridPremium
          label="Hours to fill in"
          apiRef={apiRef}
          rows={shifts}
          columns={columns}
          cellSelection
          rowSelection={false}
          cellSelectionModel={model}
          onCellSelectionModelChange={handleModelChange}
        />
      </div>
    </Stack>
  );
}
