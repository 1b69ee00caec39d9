import ListSubheader from '@mui/material/ListSubheader';
import {
  DataGrid,
  GridColumnMenu,
  GridColumnMenuContainer,
  GridColumnMenuHideItem,
  GridColumnMenuSortItem,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { readings, type Reading } from '../data/readings';
import './OwnMenu.css';

function StationMenu(props: GridColumnMenuProps) {
  const { colDef, hideMenu } = props;
  if (colDef.type !== 'number') {
    return <GridColumnMenu {...props} />;
  }
  return (
    <GridColumnMenuContainer {...props}>
      <ListSubheader disableSticky role="presentation" className="own-menu-note">
        {colDef.description}
      </ListSubheader>
      <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
      <GridColumnMenuHideItem colDef={colDef} onClick={hideMenu} />
    </GridColumnMenuContainer>
  );
}

const slots = { columnMenu: StationMenu };

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  {
    field: 'temperature',
    headerName: 'Temp. (°F)',
    type: 'number',
    width: 150,
    description: 'Measured 6 ft above the ground, in the shade.',
  },
  {
    field: 'wind',
    headerName: 'Wind (mph)',
    type: 'number',
    width: 150,
    description: 'The strongest gust of the hour, 33 ft above the ground.',
  },
  {
    field: 'rain',
    headerName: 'Rain (in)',
    type: 'number',
    width: 140,
    description: 'The total since midnight.',
  },
];

export default function OwnMenu() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Weather readings' } }}
        rows={readings}
        columns={columns}
        slots={slots}
      />
    </div>
  );
}
