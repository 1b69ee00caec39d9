import type { SourceFile } from '@site/src/lib/contracts/demos';

const entry = `import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rows, type Trail } from './trails';

const columns: GridColDef<Trail>[] = [
  { field: 'name', headerName: 'Trail', flex: 1, minWidth: 140 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 120 },
  { field: 'climb', headerName: 'Climb (m)', type: 'number', width: 110, editable: true },
  { field: 'open', headerName: 'Open', type: 'boolean', width: 80 },
];

export default function TrailGrid() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid label="Trails" rows={rows} columns={columns} checkboxSelection />
    </Box>
  );
}
`;

const trails = `export interface Trail {
  id: number;
  name: string;
  length: number;
  climb: number;
  open: boolean;
}

export const rows: Trail[] = [
  { id: 1, name: 'Heron loop', length: 6.2, climb: 80, open: true },
  { id: 2, name: 'Quarry steps', length: 3.8, climb: 310, open: true },
  { id: 3, name: 'Old rail line', length: 14.5, climb: 120, open: false },
  { id: 4, name: 'Two lakes', length: 9.1, climb: 240, open: true },
  { id: 5, name: 'Ridge traverse', length: 17.3, climb: 960, open: false },
];
`;

export const dataGridTemplate: SourceFile[] = [
  { name: 'TrailGrid.tsx', code: entry },
  { name: 'trails.ts', code: trails },
];
