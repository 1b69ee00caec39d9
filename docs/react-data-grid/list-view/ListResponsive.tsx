import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPro,
  type GridColDef,
  type GridListViewColDef,
} from '@mui/x-data-grid-pro';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'office', headerName: 'Office', width: 140 },
  { field: 'email', headerName: 'Email', width: 280 },
];

const listViewColumn: GridListViewColDef<Person> = {
  field: 'name',
  display: 'flex',
  renderCell: ({ row }) => (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
      <Avatar>{row.name[0]}</Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          {row.name}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {row.role}, {row.office}
        </Typography>
        <Link href={`mailto:${row.email}`} variant="body2">
          Send an email
        </Link>
      </Box>
    </Box>
  ),
};

export default function ListResponsive() {
  const theme = useTheme();
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));

  return (
    <div style={{ height: 460 }}>
      <DataGridPro
        label="People"
        rows={people}
        columns={columns}
        listView={isNarrow}
        listViewColumn={listViewColumn}
        rowHeight={isNarrow ? 92 : 52}
      />
    </div>
  );
}
