import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { berths } from './berths';

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
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div
          role="group"
          aria-label="Views"
          className="flex flex-wrap gap-1 rounded-(--mui-shape-borderRadius) border border-(--mui-palette-divider) p-1"
        >
          {views.map((view) => (
            <Button
              key={view.name}
              className="text-(--mui-palette-text-primary) aria-pressed:bg-(--mui-palette-action-selected) aria-pressed:font-semibold"
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
      <div className="h-100">
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
