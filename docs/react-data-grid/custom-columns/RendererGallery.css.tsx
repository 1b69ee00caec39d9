import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { ContactCell } from './gallery/ContactCell';
import { CountryEditCell } from './gallery/CountryEditCell';
import { EmailCell } from './gallery/EmailCell';
import { countries, parcels, statuses, type Parcel } from './gallery/parcels';
import { ProgressCell, ProgressEditCell } from './gallery/ProgressCell';
import { RatingCell, RatingEditCell } from './gallery/RatingCell';
import { StatusCell } from './gallery/StatusCell';
import { TermCell } from './gallery/TermCell';
import './RendererGallery.css';

const columns: GridColDef<Parcel>[] = [
  {
    field: 'contact',
    headerName: 'Contact',
    width: 180,
    renderCell: (params) => <ContactCell {...params} />,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: statuses,
    width: 130,
    editable: true,
    renderCell: (params) => <StatusCell {...params} />,
  },
  {
    field: 'progress',
    headerName: 'Progress',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    width: 160,
    editable: true,
    renderCell: (params) => <ProgressCell {...params} />,
    renderEditCell: (params) => <ProgressEditCell {...params} />,
  },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: countries,
    width: 150,
    editable: true,
    renderEditCell: (params) => <CountryEditCell {...params} />,
  },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    width: 130,
    editable: true,
    valueParser: (value) => (value ? Number(value) : null),
    renderCell: (params) => <RatingCell {...params} />,
    renderEditCell: (params) => <RatingEditCell {...params} />,
  },
  {
    field: 'term',
    headerName: 'Term',
    width: 90,
    renderCell: (params) => <TermCell {...params} />,
  },
  {
    field: 'email',
    headerName: 'Email',
    width: 190,
    renderCell: (params) => <EmailCell {...params} />,
  },
];

export default function RendererGallery() {
  return (
    <div style={{ height: 460 }}>
      <DataGrid
        label="Parcels on their way"
        rows={parcels}
        columns={columns}
        className="parcels"
      />
    </div>
  );
}
