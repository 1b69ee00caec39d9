import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridPageSizeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { createPeople, type Person } from '../data/people';

const people = createPeople(300);

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 210 },
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'office', headerName: 'Office', flex: 1, minWidth: 140 },
];

export default function ScrollToRow() {
  const apiRef = useGridApiRef();

  const showPerson = (person: Person | null) => {
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const rowIndex = person ? ids.indexOf(person.id) : -1;
    if (!person || rowIndex === -1) {
      return; // A filter is hiding the row.
    }
    apiRef.current?.setPage(Math.floor(rowIndex / gridPageSizeSelector(apiRef)));
    apiRef.current?.scrollToIndexes({ rowIndex });
    apiRef.current?.selectRow(person.id, true, true);
  };

  return (
    <Stack spacing={2}>
      <Autocomplete
        options={people}
        getOptionLabel={({ name }) => name}
        onChange={(_event, person) => showPerson(person)}
        renderInput={(params) => <TextField {...params} label="Find a person" />}
      />
      <div style={{ height: 400 }}>
        <DataGrid label="People" apiRef={apiRef} rows={people} columns={columns} />
      </div>
    </Stack>
  );
}
