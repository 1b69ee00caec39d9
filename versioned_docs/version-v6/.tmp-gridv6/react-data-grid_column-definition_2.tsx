interface Task { id: number; done: boolean; title: string }
import type { GridColDef } from '@mui/x-data-grid';

export const column: GridColDef<Task, string> = {
  field: 'title',
  renderCell: (params) => (params.row.done ? <s>{params.value}</s> : undefined),
};
