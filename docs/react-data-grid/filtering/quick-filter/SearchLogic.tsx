import { DataGrid, GridLogicOperator, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 170 },
  {
    field: 'email',
    headerName: 'Email',
    flex: 1,
    minWidth: 230,
    getApplyQuickFilterFn: () => null,
  },
  { field: 'department', headerName: 'Department', width: 130 },
  {
    field: 'startedOn',
    headerName: 'Started',
    type: 'date',
    width: 130,
    valueFormatter: (value: Date) => value.toLocaleDateString('en-US'),
    getApplyQuickFilterFn: (word: string) => {
      if (!/^\d{4}$/.test(word)) {
        return null;
      }
      return (value: Date) => value.getFullYear() === Number(word);
    },
  },
];

const initialState = {
  filter: {
    filterModel: {
      items: [],
      quickFilterValues: ['2019', 'design'],
      quickFilterLogicOperator: GridLogicOperator.Or,
    },
  },
};

export default function SearchLogic() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Staff directory"
        rows={people}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
