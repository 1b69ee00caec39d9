import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridEditSingleSelectCellProps,
} from '@mui/x-data-grid';
import { bookings, cities, venues, type Booking } from './bookings';

function CityEditor(props: GridEditSingleSelectCellProps) {
  const apiRef = useGridApiContext();
  const { id, value } = props;

  return (
    <GridEditSingleSelectCell
      {...props}
      onValueChange={async (_event, newCity) => {
        if (newCity !== value) {
          await apiRef.current.setEditCellValue({ id, field: 'venue', value: '' });
        }
      }}
    />
  );
}

const columns: GridColDef<Booking>[] = [
  { field: 'band', headerName: 'Band', flex: 1, minWidth: 170, editable: true },
  {
    field: 'city',
    headerName: 'City',
    type: 'singleSelect',
    valueOptions: cities,
    width: 140,
    editable: true,
    renderEditCell: (params) => <CityEditor {...params} />,
  },
  {
    field: 'venue',
    headerName: 'Venue',
    type: 'singleSelect',
    valueOptions: ({ row }) =>
      row ? venues[row.city] : Object.values(venues).flat(),
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !props.value }),
    width: 190,
    editable: true,
  },
];

export default function LinkedFields() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid label="Concerts" rows={bookings} columns={columns} editMode="row" />
    </div>
  );
}
