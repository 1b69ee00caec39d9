import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, moon: 'Io', planet: 'Jupiter', diameter: 3643, found: 1610 },
  { id: 2, moon: 'Europa', planet: 'Jupiter', diameter: 3122, found: 1610 },
  { id: 3, moon: 'Titan', planet: 'Saturn', diameter: 5150, found: 1655 },
  { id: 4, moon: 'Rhea', planet: 'Saturn', diameter: 1528, found: 1672 },
  { id: 5, moon: 'Titania', planet: 'Uranus', diameter: 1577, found: 1787 },
  { id: 6, moon: 'Oberon', planet: 'Uranus', diameter: 1523, found: 1787 },
  { id: 7, moon: 'Triton', planet: 'Neptune', diameter: 2707, found: 1846 },
  { id: 8, moon: 'Nereid', planet: 'Neptune', diameter: 357, found: 1949 },
];

const columns: GridColDef[] = [
  { field: 'moon', headerName: 'Moon', flex: 1, minWidth: 100 },
  { field: 'planet', headerName: 'Planet', flex: 1, minWidth: 110 },
  { field: 'diameter', headerName: 'Diameter, km', type: 'number', width: 150 },
  {
    field: 'found',
    headerName: 'Found in',
    type: 'number',
    width: 120,
    valueFormatter: (value) => String(value),
  },
];

// Hovered and selected rows keep the grid's colors.
const stripeClasses =
  '[&:not(:hover,.Mui-selected)]:bg-(--mui-palette-action-hover)';

export default function Stripes() {
  return (
    <div className="h-[370px] w-full">
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Moons' } }}
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        getRowClassName={(params) =>
          params.indexRelativeToCurrentPage % 2 === 0 ? stripeClasses : ''
        }
      />
    </div>
  );
}
