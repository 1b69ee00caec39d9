import * as React from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import TuneIcon from '@mui/icons-material/Tune';
import {
  DataGridPro,
  gridExpandedRowCountSelector,
  gridFilterModelSelector,
  gridSortModelSelector,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridListViewColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { Bar, Card, Footer, Phone, SearchBox, SearchInput, Sheet } from './phone';
import { formatTime, visits, type Visit } from './visits';

const columns: GridColDef<Visit>[] = [
  { field: 'startsAt', type: 'dateTime' },
  { field: 'customer' },
  { field: 'address' },
  { field: 'job' },
  { field: 'distance', type: 'number' },
  { field: 'status' },
];

/** Lets Space press the button instead of moving the focus down a page. */
function keepSpace(event: React.KeyboardEvent) {
  if (event.key === ' ') {
    event.stopPropagation();
  }
}

function VisitCard({ row }: GridRenderCellParams<Visit>) {
  const apiRef = useGridApiContext();
  const close = () => apiRef.current.updateRows([{ id: row.id, status: 'Done' }]);

  return (
    <Card
      time={formatTime(row.startsAt)}
      title={row.customer}
      lines={[
        `${row.job}, ${row.status.toLowerCase()}`,
        `${row.address}, ${row.distance} mi`,
        ...(row.note ? [row.note] : []),
      ]}
      action={
        row.status !== 'Done' && (
          <Button
            size="small"
            aria-label={`Close ${row.customer}`}
            onClick={close}
            onKeyDown={keepSpace}
          >
            Close
          </Button>
        )
      }
    />
  );
}

const listViewColumn: GridListViewColDef<Visit> = {
  field: 'customer',
  renderCell: (params) => <VisitCard {...params} />,
};

const statuses = ['All', 'Scheduled', 'Done'];

function VisitToolbar() {
  const apiRef = useGridApiContext();
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = React.useState(false);
  const [sortItem] = useGridSelector(apiRef, gridSortModelSelector);
  const [filterItem] = useGridSelector(apiRef, gridFilterModelSelector).items;

  const sortBy = (field: string | null) => {
    if (field) {
      apiRef.current.setSortModel([{ field, sort: 'asc' }]);
    }
  };

  const showStatus = (value: string | null) => {
    if (value) {
      const item = { id: 'status', field: 'status', operator: 'equals', value };
      apiRef.current.setFilterModel({
        ...apiRef.current.state.filter.filterModel,
        items: value === 'All' ? [] : [item],
      });
    }
  };

  return (
    <React.Fragment>
      <Toolbar render={<Bar />}>
        <QuickFilter render={<SearchBox />} expanded>
          <QuickFilterControl
            render={({ ref, value, onChange, onKeyDown }) => (
              <SearchInput
                ref={ref as React.Ref<HTMLInputElement>}
                value={value}
                onChange={onChange}
                onKeyDown={onKeyDown}
                type="search"
                placeholder="Search visits"
                aria-label="Search visits"
              />
            )}
          />
        </QuickFilter>
        <ToolbarButton
          ref={setButton}
          aria-label="Sort and filter"
          aria-haspopup="dialog"
          render={<IconButton />}
          onClick={() => setIsOpen(true)}
        >
          <TuneIcon />
        </ToolbarButton>
      </Toolbar>
      <Sheet
        label="Sort and filter"
        open={isOpen}
        onClose={() => setIsOpen(false)}
        container={() => button?.closest('.MuiDataGrid-root') ?? null}
      >
        <Typography variant="subtitle2">Sort by</Typography>
        <ToggleButtonGroup
          exclusive
          fullWidth
          aria-label="Sort by"
          value={sortItem?.field}
          onChange={(_event, field: string | null) => sortBy(field)}
        >
          <ToggleButton value="startsAt">Time</ToggleButton>
          <ToggleButton value="distance">Distance</ToggleButton>
        </ToggleButtonGroup>
        <Typography variant="subtitle2">Show</Typography>
        <ToggleButtonGroup
          exclusive
          fullWidth
          aria-label="Show"
          value={filterItem?.value ?? 'All'}
          onChange={(_event, value: string | null) => showStatus(value)}
        >
          {statuses.map((status) => (
            <ToggleButton key={status} value={status}>
              {status}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button variant="contained" size="large" onClick={() => setIsOpen(false)}>
          Show the visits
        </Button>
      </Sheet>
    </React.Fragment>
  );
}

function VisitFooter() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridExpandedRowCountSelector);
  return (
    <Footer role="status">
      {count} of {visits.length} visits
    </Footer>
  );
}

const slots = { toolbar: VisitToolbar, footer: VisitFooter };

export default function ListMobile() {
  return (
    <Phone>
      <DataGridPro
        label="Visits of the day"
        rows={visits}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        getRowHeight={() => 'auto'}
        initialState={{
          sorting: { sortModel: [{ field: 'startsAt', sort: 'asc' }] },
        }}
        slots={slots}
        showToolbar
        disableRowSelectionOnClick
      />
    </Phone>
  );
}
