import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowIdsSelector,
  gridDetailPanelExpandedRowsContentCacheSelector,
  gridRowsLookupSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { people, type Person } from '../data/people';

function ToggleAll() {
  const apiRef = useGridApiContext();
  const openIds = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  const contents = useGridSelector(
    apiRef,
    gridDetailPanelExpandedRowsContentCacheSelector,
  );
  const isAnyOpen = openIds.size > 0;

  const toggle = () => {
    // The lookup's keys are strings, so take the ids from the rows.
    const rows = Object.values(gridRowsLookupSelector(apiRef));
    const ids = rows.map((row) => row.id).filter((id) => contents[id] != null);
    apiRef.current.setExpandedDetailPanels(new Set(isAnyOpen ? [] : ids));
  };

  return (
    <IconButton
      size="small"
      aria-label={isAnyOpen ? 'Collapse all' : 'Expand all'}
      onClick={toggle}
    >
      {isAnyOpen ? <UnfoldLessIcon /> : <UnfoldMoreIcon />}
    </IconButton>
  );
}

const columns: GridColDef<Person>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, renderHeader: () => <ToggleAll /> },
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'office', headerName: 'Office', width: 140 },
];

const getDetailPanelContent: DataGridProProps<Person>['getDetailPanelContent'] = ({
  row,
}) =>
  row.rating == null ? null : (
    <Typography variant="body2" sx={{ p: 2 }}>
      Last review: {row.rating} of 5
    </Typography>
  );

const getDetailPanelHeight = () => 52;

export default function ToggleAllHeader() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        label="People and their reviews"
        rows={people}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </div>
  );
}
