import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { people, type Person } from '../../data/people';

function RangeInput({
  item,
  applyValue,
  focusElementRef,
}: GridFilterInputValueProps) {
  const [from, to]: [string, string] = item.value ?? ['', ''];
  const apply = (range: [string, string]) =>
    applyValue({ ...item, value: range.some(Boolean) ? range : undefined });

  return (
    <Stack direction="row" spacing={1}>
      <TextField
        label="From"
        type="number"
        size="small"
        value={from}
        onChange={(event) => apply([event.target.value, to])}
        inputRef={focusElementRef}
      />
      <TextField
        label="To"
        type="number"
        size="small"
        value={to}
        onChange={(event) => apply([from, event.target.value])}
      />
    </Stack>
  );
}

const between: GridFilterOperator<Person, number> = {
  value: 'between',
  label: 'between',
  getApplyFilterFn: ({ value }) => {
    if (!Array.isArray(value) || value.length !== 2) {
      return null;
    }
    // The column has parsed both, so they're numbers, or null for an empty field.
    const [from, to]: (number | null)[] = value;
    if (from === null && to === null) {
      return null;
    }
    // Without the first check, a missing salary would count as 0.
    return (salary) =>
      salary != null && salary >= (from ?? -Infinity) && salary <= (to ?? Infinity);
  },
  InputComponent: RangeInput,
};

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 200 },
  { field: 'role', headerName: 'Role', width: 200 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 150,
    valueFormatter: (value: number) => `$${value.toLocaleString('en-US')}`,
    filterOperators: [between],
  },
];

export default function BetweenOperator() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Salaries"
        rows={people}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { field: 'salary', operator: 'between', value: ['70000', '90000'] },
              ],
            },
          },
        }}
        slotProps={{
          filterPanel: {
            filterFormProps: { valueInputProps: { sx: { width: 240 } } },
          },
        }}
      />
    </div>
  );
}
