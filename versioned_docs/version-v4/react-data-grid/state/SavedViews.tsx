import * as React from 'react';
import Button from '@material-ui/core/Button';
import { makeStyles } from '@material-ui/core/styles';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
  type GridRowsProp,
  type GridSortModel,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, boat: 'Wanderer', berth: 'A-02', due: 84 },
  { id: 2, boat: 'Petrichor', berth: 'B-11', due: 0 },
  { id: 3, boat: 'Sea Otter', berth: 'A-07', due: 28 },
  { id: 4, boat: 'Lodestar', berth: 'C-04', due: 168 },
];

const allColumns: GridColDef[] = [
  { field: 'boat', headerName: 'Boat', flex: 1 },
  { field: 'berth', headerName: 'Berth', width: 115 },
  { field: 'due', headerName: 'Due (€)', type: 'number', width: 130 },
];

interface View {
  name: string;
  hidden: string[];
  filterModel: GridFilterModel;
  sortModel: GridSortModel;
}

const firstViews: View[] = [
  { name: 'All boats', hidden: [], filterModel: { items: [] }, sortModel: [] },
  {
    name: 'Unpaid',
    hidden: [],
    filterModel: {
      items: [{ id: 1, columnField: 'due', operatorValue: '>', value: 0 }],
    },
    sortModel: [{ field: 'due', sort: 'desc' }],
  },
  {
    name: 'Berth plan',
    hidden: ['due'],
    filterModel: { items: [] },
    sortModel: [{ field: 'berth', sort: 'asc' }],
  },
];

const useStyles = makeStyles((theme) => ({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1.5),
    marginBottom: theme.spacing(1.5),
  },
  views: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 4,
    padding: 4,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
  },
  view: {
    '&[aria-pressed="true"]': {
      backgroundColor: theme.palette.action.selected,
      fontWeight: 600,
    },
  },
}));

export default function SavedViews() {
  const classes = useStyles();
  const [views, setViews] = React.useState(firstViews);
  const [shown, setShown] = React.useState(firstViews[0]);

  const columns = React.useMemo(
    () =>
      allColumns.map((column) => ({
        ...column,
        hide: shown.hidden.includes(column.field),
      })),
    [shown.hidden],
  );

  const changeView = (change: Partial<View>) =>
    setShown((view) => ({ ...view, ...change }));

  const saveView = () => {
    const view = { ...shown, name: `View ${views.length + 1}` };
    setViews([...views, view]);
    setShown(view);
  };

  return (
    <div style={{ width: '100%' }}>
      <div className={classes.bar}>
        <div role="group" aria-label="Views" className={classes.views}>
          {views.map((view) => (
            <Button
              key={view.name}
              aria-pressed={view.name === shown.name}
              className={classes.view}
              onClick={() => setShown(view)}
            >
              {view.name}
            </Button>
          ))}
        </div>
        <Button variant="outlined" onClick={saveView}>
          Save as new view
        </Button>
      </div>
      <div style={{ height: 266 }}>
        <DataGrid
          key={shown.name}
          aria-label="Marina berths"
          rows={rows}
          columns={columns}
          filterModel={shown.filterModel}
          onFilterModelChange={(filterModel) => changeView({ filterModel })}
          sortModel={shown.sortModel}
          onSortModelChange={(sortModel) => changeView({ sortModel })}
          hideFooter
        />
      </div>
    </div>
  );
}
