import * as React from 'react';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowSelectionModel,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { invoices, type Invoice } from './invoices';
import './FullReskin.css';

const dollars = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

function LedgerCheckbox(props: GridSlotProps['baseCheckbox']) {
  const { checked, className, disabled, indeterminate = false, slotProps } = props;

  return (
    <input
      type="checkbox"
      ref={(node) => {
        if (node) {
          node.indeterminate = indeterminate;
        }
      }}
      {...slotProps?.htmlInput}
      className={`full-reskin-checkbox ${className}`}
      checked={checked}
      disabled={disabled}
      tabIndex={props.tabIndex}
      onChange={props.onChange}
      onKeyDown={props.onKeyDown}
    />
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 12 12" width={12} height={12} fill="none" aria-hidden>
      <path d={path} stroke="currentColor" strokeWidth={1.8} strokeLinecap="round" />
    </svg>
  );
}

const SortedUp = () => <Icon path="M6 10V2M2.5 5.5 6 2l3.5 3.5" />;
const SortedDown = () => <Icon path="M6 2v8M2.5 6.5 6 10l3.5-3.5" />;

function LedgerPager() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <nav className="full-reskin-pager" aria-label="Pages of invoices">
      <button
        className="full-reskin-page"
        type="button"
        aria-label="Previous page"
        disabled={page === 0}
        onClick={() => apiRef.current.setPage(page - 1)}
      >
        <Icon path="M7.5 2 3.5 6l4 4" />
      </button>
      {Array.from({ length: pageCount }, (_, index) => (
        <button
          key={index}
          className="full-reskin-page"
          type="button"
          aria-label={`Page ${index + 1}`}
          aria-current={index === page ? 'page' : undefined}
          onClick={() => apiRef.current.setPage(index)}
        >
          {index + 1}
        </button>
      ))}
      <button
        className="full-reskin-page"
        type="button"
        aria-label="Next page"
        disabled={page >= pageCount - 1}
        onClick={() => apiRef.current.setPage(page + 1)}
      >
        <Icon path="m4.5 2 4 4-4 4" />
      </button>
    </nav>
  );
}

const columns: GridColDef<Invoice>[] = [
  {
    field: 'client',
    headerName: 'Client',
    flex: 1.5,
    minWidth: 190,
    display: 'flex',
    renderCell: ({ row }) => (
      <React.Fragment>
        <span className="full-reskin-initials" aria-hidden>
          {row.client.slice(0, 2).toUpperCase()}
        </span>
        {row.client}
      </React.Fragment>
    ),
  },
  { field: 'id', headerName: 'Invoice', flex: 1, minWidth: 110 },
  { field: 'due', headerName: 'Due', flex: 1, minWidth: 90 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    flex: 1,
    minWidth: 110,
    valueFormatter: (value: number) => dollars.format(value),
  },
  {
    field: 'status',
    headerName: 'Status',
    flex: 1,
    minWidth: 110,
    display: 'flex',
    align: 'right',
    headerAlign: 'right',
    renderCell: ({ row }) => (
      <span className={`full-reskin-pill full-reskin-${row.status.toLowerCase()}`}>
        {row.status}
      </span>
    ),
  },
];

const slots = {
  baseCheckbox: LedgerCheckbox,
  pagination: LedgerPager,
  columnSortedAscendingIcon: SortedUp,
  columnSortedDescendingIcon: SortedDown,
};

export default function FullReskin() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['PR-2043']),
  });

  return (
    <div className="full-reskin-frame">
      <DataGrid
        className="full-reskin"
        label="Invoices"
        rows={invoices}
        columns={columns}
        slots={slots}
        checkboxSelection
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        rowHeight={56}
        columnHeaderHeight={44}
        disableColumnMenu
        disableColumnResize
        initialState={{
          pagination: { paginationModel: { pageSize: 5 } },
          sorting: { sortModel: [{ field: 'id', sort: 'asc' }] },
        }}
        pageSizeOptions={[5]}
      />
    </div>
  );
}
