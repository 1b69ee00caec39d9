import { makeStyles } from '@material-ui/core/styles';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, moon: 'Io', planet: 'Jupiter', found: '1610' },
  { id: 2, moon: 'Europa', planet: 'Jupiter', found: '1610' },
  { id: 3, moon: 'Titan', planet: 'Saturn', found: '1655' },
  { id: 4, moon: 'Rhea', planet: 'Saturn', found: '1672' },
  { id: 5, moon: 'Titania', planet: 'Uranus', found: '1787' },
  { id: 6, moon: 'Oberon', planet: 'Uranus', found: '1787' },
  { id: 7, moon: 'Triton', planet: 'Neptune', found: '1846' },
  { id: 8, moon: 'Nereid', planet: 'Neptune', found: '1949' },
];

const columns: GridColDef[] = [
  { field: 'moon', headerName: 'Moon', flex: 1 },
  { field: 'planet', headerName: 'Planet', flex: 1 },
  { field: 'found', headerName: 'Found', flex: 1 },
];

// The attribute counts the rows that are shown, across all pages, so every second
// one ends in an even digit.
const evenRows = [0, 2, 4, 6, 8]
  .map((digit) => `& .${gridClasses.row}[data-rowindex$="${digit}"]`)
  .map((row) => `${row}:not(:hover):not(.Mui-selected)`)
  .join(', ');

const useStyles = makeStyles((theme) => ({
  root: {
    [evenRows]: { backgroundColor: theme.palette.action.hover },
  },
}));

export default function Stripes() {
  const classes = useStyles();

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Moons"
        className={classes.root}
        rows={rows}
        columns={columns}
        pageSize={5}
        rowsPerPageOptions={[5]}
      />
    </div>
  );
}
