import Button from '@mui/material/Button';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { createReviews, type Review } from './reviews';

const reviews = createReviews(60);

const columns: GridColDef<Review>[] = [
  { field: 'hut', headerName: 'Hut', width: 130 },
  { field: 'guest', headerName: 'Guest', width: 100 },
  {
    field: 'text',
    headerName: 'Review',
    flex: 1,
    minWidth: 240,
    renderCell: ({ api, id, row, tabIndex }) => {
      if (row.text.length <= 80) {
        return row.text;
      }
      return (
        <span>
          {row.isExpanded ? row.text : `${row.text.slice(0, 70)}…`}{' '}
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-expanded={Boolean(row.isExpanded)}
            aria-label={`Full review of ${row.guest}`}
            onClick={() => api.updateRows([{ id, isExpanded: !row.isExpanded }])}
            onKeyDown={(event) => {
              if (event.key === ' ') {
                event.stopPropagation(); // Space would move the focus a page down.
              }
            }}
            sx={{ minWidth: 0, py: 0 }}
          >
            {row.isExpanded ? 'Less' : 'More'}
          </Button>
        </span>
      );
    },
  },
];

const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 68;

export default function ExpandableRows() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Reviews of mountain huts"
        rows={reviews}
        columns={columns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.5 } }}
      />
    </div>
  );
}
