import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { ferries, type Ferry } from './ferries';

const columns: GridColDef<Ferry>[] = [
  { field: 'from', headerName: 'From', flex: 1, minWidth: 150 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 160 },
  { field: 'season', headerName: 'Season', width: 120 },
  { field: 'minutes', headerName: 'Crossing (min)', type: 'number', width: 150 },
];

const initialState = {
  filter: {
    filterModel: { items: [], quickFilterValues: ['new bedford', 'summer'] },
  },
};

const quickFilterProps = {
  quickFilterParser: (input: string) =>
    input
      .split(',')
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== ''),
  quickFilterFormatter: (phrases: string[]) => phrases.join(', '),
  debounceMs: 300,
};

export default function SearchPhrases() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Ferries"
        rows={ferries}
        columns={columns}
        initialState={initialState}
        slotProps={{ toolbar: { quickFilterProps } }}
        showToolbar
      />
    </div>
  );
}
