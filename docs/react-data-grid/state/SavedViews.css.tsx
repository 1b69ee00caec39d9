import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { berths } from './berths';
import './SavedViews.css';

const columns: GridColDef[] = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 110 },
  { field: 'berth', headerName: 'Berth', width: 90 },
  { field: 'owner', headerName: 'Owner', width: 100 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 90 },
  { field: 'due', headerName: 'Due ($)', type: 'number', width: 100 },
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
    apiRef.current?.restoreState(state);
    setCurrent(name);
  };

  const saveView = () => {
    if (apiRef.current) {
      const name = `View ${views.length + 1}`;
      setViews([...views, { name, state: apiRef.current.exportState() }]);
      setCurrent(name);
    }
  };

  return (
    <div>
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
          label="Marina berths"
          rows={berths}
          columns={columns}
          initialState={firstViews[0].state}
        />
      </div>
    </div>
  );
}
