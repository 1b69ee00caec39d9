import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'office', headerName: 'Office', width: 130 },
  {
    field: 'startedOn',
    headerName: 'Started on',
    type: 'date',
    width: 130,
    valueFormatter: (value?: Date) => value?.toLocaleDateString('en-US'),
  },
];

// Defined outside the component, so it's always the same function.
const getTreeDataPath: DataGridProProps<Person>['getTreeDataPath'] = (row) =>
  row.path;

const groupingColDef: DataGridProProps<Person>['groupingColDef'] = {
  headerName: 'Name',
  width: 260,
};

export default function OrgTree() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'People by manager' } }}
        rows={people}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
      />
    </div>
  );
}
