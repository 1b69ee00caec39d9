import green from '@material-ui/core/colors/green';
import red from '@material-ui/core/colors/red';
import { makeStyles } from '@material-ui/core/styles';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, name: 'Upper Elm', change: 2.4, checkedBy: 'H. Sato' },
  { id: 2, name: 'Stonewater', change: -3.1, checkedBy: null },
  { id: 3, name: 'Kestrel Dam', change: -0.6, checkedBy: 'L. Moreau' },
  { id: 4, name: 'Low Fen', change: 0.9, checkedBy: null },
];

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Reservoir', flex: 1 },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    flex: 1,
    headerClassName: 'measured',
    cellClassName: (params) => (Number(params.value) < 0 ? 'falling' : 'rising'),
  },
  { field: 'checkedBy', headerName: 'Checked', flex: 1 },
];

const useStyles = makeStyles(({ palette }) => {
  const shade = palette.type === 'dark' ? 300 : 800;
  return {
    root: {
      overflow: 'hidden',
      '& .measured': { backgroundColor: palette.action.selected },
      '& .falling': { color: red[shade], fontWeight: 700 },
      '& .rising': { color: green[shade], fontWeight: 700 },
      '& .missing': { backgroundColor: palette.action.hover },
    },
  };
});

export default function HeaderAndCellClasses() {
  const classes = useStyles();

  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Reservoir levels"
        className={classes.root}
        rows={rows}
        columns={columns}
        getCellClassName={(params) => (params.value === null ? 'missing' : '')}
        hideFooter
      />
    </div>
  );
}
