import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { ContactCell } from './gallery/ContactCell';
import { CountryEditCell } from './gallery/CountryEditCell';
import { EmailCell } from './gallery/EmailCell';
import { countries, parcels, statuses, type Parcel } from './gallery/parcels';
import { ProgressCell, ProgressEditCell } from './gallery/ProgressCell';
import { RatingCell, RatingEditCell } from './gallery/RatingCell';
import { StatusCell } from './gallery/StatusCell';
import { TermCell } from './gallery/TermCell';

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

const styles = [
  '[&_.contact-cell]:flex [&_.contact-cell]:h-full [&_.contact-cell]:items-center [&_.contact-cell]:gap-2',
  '[&_.MuiAvatar-root]:size-7 [&_.MuiAvatar-root]:bg-(--mui-palette-primary-main) [&_.MuiAvatar-root]:text-[12px] [&_.MuiAvatar-root]:text-(--mui-palette-primary-contrastText)',
  '[&_.progress-cell]:flex [&_.progress-cell]:w-full [&_.progress-cell]:items-center [&_.progress-cell]:gap-2',
  '[&_.progress-track]:h-1.5 [&_.progress-track]:flex-1 [&_.progress-track]:overflow-hidden [&_.progress-track]:rounded-[3px] [&_.progress-track]:bg-(--mui-palette-action-selected)',
  '[&_.progress-bar]:h-full [&_.progress-bar]:bg-(--mui-palette-primary-main)',
  '[&_.editor-cell]:flex [&_.editor-cell]:size-full [&_.editor-cell]:items-center [&_.editor-cell]:px-3 [&_.editor-cell]:[font:inherit]',
].join(' ');

export default function RendererGallery() {
  return (
    <div style={{ height: 460 }}>
      <DataGrid
        label="Parcels on their way"
        rows={parcels}
        columns={columns}
        className={styles}
      />
    </div>
  );
}
