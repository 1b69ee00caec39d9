import { makeStyles } from '@material-ui/core/styles';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, bed: 'Tomatoes', variety: 'Black Cherry', kilos: 18.4 },
  { id: 2, bed: 'Beans', variety: 'Blue Lake', kilos: 9.1 },
  { id: 3, bed: 'Chard', variety: 'Lucullus', kilos: 22.7 },
  { id: 4, bed: 'Squash', variety: 'Red Kuri', kilos: 31.2 },
];

const columns: GridColDef[] = [
  { field: 'bed', headerName: 'Bed', flex: 1 },
  { field: 'variety', headerName: 'Variety', flex: 1 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 110 },
];

const useStyles = makeStyles((theme) => ({
  root: {
    overflow: 'hidden',
    border: `2px solid ${theme.palette.primary.main}`,
    [`& .${gridClasses.columnsContainer}`]: {
      backgroundColor: theme.palette.primary.main,
      color: theme.palette.primary.contrastText,
    },
    [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
    [`& .${gridClasses.columnSeparator}, & .MuiIconButton-root`]: {
      color: 'inherit',
    },
    [`& .${gridClasses.cell}`]: {
      borderBottomColor: theme.palette.primary.main,
      '&:hover': { color: theme.palette.primary.main },
    },
  },
}));

export default function StyledLook() {
  const classes = useStyles();

  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        aria-label="Garden beds"
        className={classes.root}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
