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
import './FullReskin.css';

interface Invoice {
  id: string;
  client: string;
  due: string;
  amount: number;
  status: 'Paid' | 'Open' | 'Late';
}

const rows: Invoice[] = [
  {
    id: 'PR-2041',
    client: 'Fern & Field',
    due: '4 Mar',
    amount: 1840,
    status: 'Paid',
  },
  {
    id: 'PR-2042',
    client: 'Ottavia Rossi',
    due: '6 Mar',
    amount: 620,
    status: 'Open',
  },
  {
    id: 'PR-2043',
    client: 'North Pier Inn',
    due: '9 Mar',
    amount: 3275,
    status: 'Late',
  },
  {
    id: 'PR-2044',
    client: 'Quiet Hours',
    due: '12 Mar',
    amount: 480,
    status: 'Open',
  },
  {
    id: 'PR-2045',
    client: 'Salt Museum',
    due: '15 Mar',
    amount: 5960,
    status: 'Paid',
  },
  {
    id: 'PR-2046',
    client: 'Bo Lindqvist',
    due: '18 Mar',
    amount: 915,
    status: 'Open',
  },
  {
    id: 'PR-2047',
    client: 'Tall Ship Co.',
    due: '21 Mar',
    amount: 2240,
    status: 'Paid',
  },
  {
    id: 'PR-2048',
    client: 'Umbra Theatre',
    due: '24 Mar',
    amount: 7310,
    status: 'Late',
  },
  {
    id: 'PR-2049',
    client: 'Wren Bakery',
    due: '27 Mar',
    amount: 365,
    status: 'Paid',
  },
  {
    id: 'PR-2050',
    client: 'Yarrow Clinic',
    due: '30 Mar',
    amount: 1490,
    status: 'Open',
  },
];

type CheckboxProps = Omit<GridSlotProps['baseCheckbox'], 'ref' | 'onKeyDown'> & {
  onKeyDown?: React.KeyboardEventHandler;
};

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

// The grid looks for the <input> inside the element that the ref points to.
const LedgerCheckbox = React.forwardRef<HTMLSpanElement, CheckboxProps>(
  function LedgerCheckbox(props, ref) {
    const {
      checked,
      className,
      disabled,
      indeterminate = false,
      inputProps,
    } = props;

    return (
      <span ref={ref} className={className}>
        <input
          type="checkbox"
          ref={(node) => {
            if (node) {
              node.indeterminate = indeterminate;
            }
          }}
          {...inputProps}
          className="full-reskin-checkbox"
          checked={checked}
          disabled={disabled}
          tabIndex={props.tabIndex}
          onChange={(event) => props.onChange?.(event, event.target.checked)}
          onKeyDown={props.onKeyDown}
        />
      </span>
    );
  },
);

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
    valueFormatter: (value: number) => euros.format(value),
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
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([
    'PR-2043',
  ]);

  return (
    <div className="full-reskin-frame">
      <DataGrid
        className="full-reskin"
        slotProps={{ main: { 'aria-label': 'Invoices' } }}
        rows={rows}
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
