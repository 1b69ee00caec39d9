import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
  type GridRowsProp,
} from '@mui/x-data-grid';
import './SavedViews.css';

const rows: GridRowsProp = [
  { id: 1, boat: 'Wanderer', berth: 'A-02', owner: 'Ines', nights: 3, due: 84 },
  { id: 2, boat: 'Petrichor', berth: 'B-11', owner: 'Tomas', nights: 9, due: 0 },
  { id: 3, boat: 'Sea Otter', berth: 'A-07', owner: 'Wen', nights: 1, due: 28 },
  { id: 4, boat: 'Lodestar', berth: 'C-04', owner: 'Aoife', nights: 6, due: 168 },
];

const columns: GridColDef[] = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 110 },
  { field: 'berth', headerName: 'Berth', width: 90 },
  { field: 'owner', headerName: 'Owner', width: 100 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 90 },
  { field: 'due', headerName: 'Due (€)', type: 'number', width: 100 },
];

interface View {
  name: string;
  state: GridInitialState;
}

const firstViews: View[] = [
  {
    name: 'All boats',
    state: {
      columns: { columnVisibilityModel: {} },
      filter: { filterModel: { items: [] } },
      sorting: { sortModel: [] },
    },
  },
  {
    name: 'Unpaid',
    state: {
      columns: { columnVisibilityModel: { nights: false } },
      filter: {
        filterModel: { items: [{ field: 'due', operator: '>', value: 0 }] },
      },
      sorting: { sortModel: [{ field: 'due', sort: 'desc' }] },
    },
  },
  {
    name: 'Berth plan',
    state: {
      columns: { columnVisibilityModel: { due: false, owner: false } },
      filter: { filterModel: { items: [] } },
      sorting: { sortModel: [{ field: 'berth', sort: 'asc' }] },
    },
  },
];

export default function SavedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = React.useState(firstViews);
  const [current, setCurrent] = React.useState(firstViews[0].name);

  const showView = ({ name, state }: View) => {
    apiRef.current.restoreState(state);
    setCurrent(name);
  };

  const saveView = () => {
    const name = `View ${views.length + 1}`;
    setViews([...views, { name, state: apiRef.current.exportState() }]);
    setCurrent(name);
  };

  return (
    <div className="saved-views">
      <div className="saved-views-bar">
        <div role="group" aria-label="Views" className="saved-views-group">
          {views.map((view) => (
            <Button
              key={view.name}
              className="saved-views-button"
              aria-pressed={view.name === current}
              onClick={() => showView(view)}
            >
              {view.name}
            </Button>
          ))}
        </div>
        <Button variant="outlined" onClick={saveView}>
          Save as new view
        </Button>
      </div>
      <div className="saved-views-grid">
        <DataGrid
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Marina berths' } }}
          rows={rows}
          columns={columns}
          initialState={firstViews[0].state}
          hideFooter
        />
      </div>
    </div>
  );
}
