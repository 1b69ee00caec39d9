import Chip from '@mui/material/Chip';
import {
  DataGrid,
  GridFilterInputMultipleSingleSelect,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { dishes, dishTags, type Dish } from './recipes';

type Matches = (tags: string[], chosen: string[]) => boolean;

const createOperator = (
  value: string,
  matches: Matches,
): GridFilterOperator<Dish, string[]> => ({
  value,
  label: value,
  getApplyFilterFn: ({ value: chosen }) =>
    Array.isArray(chosen) && chosen.length > 0
      ? (tags) => matches(tags, chosen)
      : null,
  InputComponent: GridFilterInputMultipleSingleSelect,
});

const columns: GridColDef<Dish>[] = [
  { field: 'name', headerName: 'Dish', flex: 1, minWidth: 180 },
  { field: 'time', headerName: 'Minutes', type: 'number', width: 100 },
  {
    field: 'tags',
    headerName: 'Tags',
    type: 'singleSelect',
    valueOptions: dishTags,
    width: 360,
    sortable: false,
    filterOperators: [
      createOperator('has all of', (tags, chosen) =>
        chosen.every((tag) => tags.includes(tag)),
      ),
      createOperator('has any of', (tags, chosen) =>
        chosen.some((tag) => tags.includes(tag)),
      ),
      createOperator(
        'has none of',
        (tags, chosen) => !chosen.some((tag) => tags.includes(tag)),
      ),
    ],
    valueFormatter: (tags: string[]) => tags.join(', '),
    renderCell: ({ value }) =>
      value.map((tag: string) => (
        <Chip key={tag} label={tag} size="small" sx={{ mr: 0.5 }} />
      )),
  },
];

const initialState = {
  filter: {
    filterModel: {
      items: [
        { field: 'tags', operator: 'has all of', value: ['spicy', 'one pot'] },
      ],
    },
  },
};

export default function TagFilter() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Dishes"
        rows={dishes}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
