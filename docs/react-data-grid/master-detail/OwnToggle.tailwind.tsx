import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { lodges, type Lodge } from './lodges';

function NotesToggle({ id, row }: GridRenderCellParams<Lodge>) {
  const apiRef = useGridApiContext();
  const expandedIds = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  const isExpanded = expandedIds.has(id);

  return (
    <Button
      size="small"
      tabIndex={-1}
      aria-expanded={isExpanded}
      aria-label={`Notes on ${row.lodge}`}
      endIcon={<ExpandMore />}
      className={`rounded-full px-2 text-(--mui-palette-text-primary) normal-case ${
        isExpanded
          ? 'bg-(--mui-palette-action-selected) [&_.MuiButton-endIcon]:rotate-180'
          : ''
      }`}
    >
      Notes
    </Button>
  );
}

const columns: GridColDef<Lodge>[] = [
  { field: 'lodge', headerName: 'Lodge', flex: 1, minWidth: 116 },
  { field: 'valley', headerName: 'Valley', flex: 1, minWidth: 108 },
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    headerName: 'Notes',
    width: 98,
    display: 'flex',
    renderHeader: undefined,
    renderCell: (params) => <NotesToggle {...params} />,
  },
];

const getDetailPanelContent = ({ row }: GridRowParams<Lodge>) => (
  <Typography variant="body2" className="p-4 text-(--mui-palette-text-secondary)">
    {row.notes.join(' ')}
  </Typography>
);

const getDetailPanelHeight = () => 'auto' as const;

export default function OwnToggle() {
  return (
    <div className="h-110">
      <DataGridPro
        label="Mountain lodges"
        rows={lodges}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1]) } }}
        hideFooter
      />
    </div>
  );
}
