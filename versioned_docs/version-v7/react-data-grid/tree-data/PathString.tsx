import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { tasks, type Task } from './tasks';

const columns: GridColDef<Task>[] = [
  { field: 'code', headerName: 'Code', width: 100 },
  { field: 'crew', headerName: 'Crew', width: 150 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110 },
];

// '2.1.3' becomes ['2', '1', '3'].
const getTreeDataPath = (row: Task) => row.code.split('.');

// The keys are numbers, so the cell shows the task name instead.
const groupingColDef: DataGridProProps<Task>['groupingColDef'] = {
  headerName: 'Task',
  width: 280,
  valueGetter: (_value, row) => row.name,
};

export default function PathString() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Plan of the boathouse' } }}
        rows={tasks}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
      />
    </div>
  );
}
