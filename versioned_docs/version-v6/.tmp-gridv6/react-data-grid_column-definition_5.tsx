
import type { GridColDef } from '@mui/x-data-grid';

interface Carrier {
  code: string;
  company: string;
}

const carriers: Carrier[] = [
  { code: 'nb', company: 'Northbound' },
  { code: 'vx', company: 'Vexel Freight' },
];

export const columns: GridColDef[] = [
  { field: 'size', type: 'singleSelect', valueOptions: ['S', 'M', 'L'] },
  {
    field: 'carrier',
    type: 'singleSelect',
    valueOptions: carriers,
    getOptionValue: (option) => (option as Carrier).code,
    getOptionLabel: (option) => (option as Carrier).company,
  },
];
