import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createPeople, type Person } from '../data/people';

const people = createPeople(6);

const name: GridColDef<Person> = { field: 'name', headerName: 'Name', width: 160 };
const email: GridColDef<Person> = {
  field: 'email',
  headerName: 'Contact',
  width: 110,
};

const wrong: GridColDef<Person>[] = [
  name,
  {
    ...email,
    renderCell: (params) => (
      <Link href={`mailto:${params.value}`} aria-label={`Email ${params.row.name}`}>
        Email
      </Link>
    ),
  },
];

const right: GridColDef<Person>[] = [
  name,
  {
    ...email,
    renderCell: (params) => (
      <Link
        href={`mailto:${params.value}`}
        aria-label={`Email ${params.row.name}`}
        tabIndex={params.tabIndex}
      >
        Email
      </Link>
    ),
  },
];

export default function TabOrder() {
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={2}>
      <Stack spacing={1} sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2">
          Without tabIndex: a stop for each link
        </Typography>
        <DataGrid label="Many stops" rows={people} columns={wrong} hideFooter />
      </Stack>
      <Stack spacing={1} sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2">With tabIndex: one stop</Typography>
        <DataGrid label="One stop" rows={people} columns={right} hideFooter />
      </Stack>
    </Stack>
  );
}
