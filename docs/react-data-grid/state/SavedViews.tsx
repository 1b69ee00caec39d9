import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
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

const ViewGroup = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: 4,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: (theme.vars ?? theme).shape.borderRadius,
}));

const ViewButton = styled(Button)(({ theme }) => ({
  color: (theme.vars ?? theme).palette.text.primary,
  '&[aria-pressed="true"]': {
    backgroundColor: (theme.vars ?? theme).palette.action.selected,
    fontWeight: 600,
  },
}));

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
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
          mb: 1.5,
        }}
      >
        <ViewGroup role="group" aria-label="Views">
          {views.map((view) => (
            <ViewButton
              key={view.name}
              aria-pressed={view.name === current}
              onClick={() => showView(view)}
            >
              {view.name}
            </ViewButton>
          ))}
        </ViewGroup>
        <Button variant="outlined" onClick={saveView}>
          Save as new view
        </Button>
      </Box>
      <div style={{ height: 400 }}>
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
