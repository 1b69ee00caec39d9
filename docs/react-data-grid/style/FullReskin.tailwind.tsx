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

const dollars = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const ledgerClasses = [
  // Light, then dark
  '[--ink:#1d1933] [--muted:#655f7d] [--paper:#fff] [--wash:#f6f4fe] [--line:#e6e1f5]',
  '[--accent:#5a3fd6] [--on-accent:#fff] [--paid:#0d6a43] [--open:#7d5000] [--late:#b0241c]',
  'dark:[--ink:#efecfa] dark:[--muted:#a8a1c1] dark:[--paper:#16131f] dark:[--wash:#1e1a2b]',
  'dark:[--line:#2f2942] dark:[--accent:#ab9bff] dark:[--on-accent:#17122b]',
  'dark:[--paid:#7fdcb0] dark:[--open:#f0c566] dark:[--late:#ff9d94]',
  // Frame
  'rounded-[20px] border border-(--line) bg-(--paper) text-(--ink)',
  // Headers
  '[&_.MuiDataGrid-columnHeader]:border-b-(--line)',
  '[&_.MuiDataGrid-columnHeader]:bg-(--wash)',
  '[&_.MuiDataGrid-columnHeader]:text-(--muted)',
  '[&_.MuiDataGrid-columnHeader_.MuiIconButton-root]:text-inherit',
  '[&_.MuiDataGrid-columnHeaderTitle]:text-[11px]',
  '[&_.MuiDataGrid-columnHeaderTitle]:font-semibold',
  '[&_.MuiDataGrid-columnHeaderTitle]:tracking-[0.08em]',
  '[&_.MuiDataGrid-columnHeaderTitle]:uppercase',
  '[&_.MuiDataGrid-columnSeparator]:hidden',
  // Rows
  '[&_.MuiDataGrid-row]:relative',
  '[&_.MuiDataGrid-row:not(.MuiDataGrid-row--firstVisible)_.MuiDataGrid-cell]:border-t-(--line)',
  '[&_.MuiDataGrid-row:hover]:bg-(--wash)',
  '[&_.MuiDataGrid-row.Mui-selected]:bg-[color-mix(in_srgb,var(--accent)_9%,var(--paper))]',
  '[&_.MuiDataGrid-row.Mui-selected]:before:absolute',
  '[&_.MuiDataGrid-row.Mui-selected]:before:inset-y-0',
  '[&_.MuiDataGrid-row.Mui-selected]:before:start-0',
  '[&_.MuiDataGrid-row.Mui-selected]:before:w-[3px]',
  '[&_.MuiDataGrid-row.Mui-selected]:before:bg-(--accent)',
  // Focus
  '[&_.MuiDataGrid-cell:focus]:outline-2 [&_.MuiDataGrid-cell:focus]:-outline-offset-2',
  '[&_.MuiDataGrid-cell:focus]:outline-(--accent)',
  '[&_.MuiDataGrid-columnHeader:focus]:outline-2',
  '[&_.MuiDataGrid-columnHeader:focus]:-outline-offset-2',
  '[&_.MuiDataGrid-columnHeader:focus]:outline-(--accent)',
  // Footer
  '[&_.MuiDataGrid-footerContainer]:min-h-[60px]',
  '[&_.MuiDataGrid-footerContainer]:border-(--line)',
  '[&_.MuiDataGrid-footerContainer]:text-(--muted)',
].join(' ');

const initialsClasses = [
  'me-3 grid size-[34px] place-items-center rounded-[11px] text-[12px] font-bold',
  'bg-(--accent)/14 text-(--accent)',
].join(' ');

const pillClasses = [
  'inline-flex h-[26px] items-center gap-1.5 rounded-full px-2.5 text-[12px] font-semibold',
  'bg-current/12 before:size-1.5 before:rounded-full before:bg-current',
].join(' ');

const statusClasses: Record<Invoice['status'], string> = {
  Paid: 'text-(--paid)',
  Open: 'text-(--open)',
  Late: 'text-(--late)',
};

const checkboxClasses = [
  'm-0 grid size-5 cursor-pointer appearance-none place-items-center rounded-[7px]',
  'border-[1.5px] border-(--muted) bg-(--paper)',
  'checked:border-(--accent) checked:bg-(--accent)',
  'indeterminate:border-(--accent) indeterminate:bg-(--accent)',
  'before:size-2.5 before:bg-(--on-accent)',
  'before:hidden checked:before:block indeterminate:before:block',
  'checked:before:[clip-path:polygon(14%_44%,0_58%,38%_96%,100%_22%,86%_8%,38%_66%)]',
  'indeterminate:before:[clip-path:inset(40%_0)]',
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-(--accent)',
].join(' ');

const pageClasses = [
  'grid h-8 min-w-8 cursor-pointer place-items-center rounded-[10px] border-0 bg-transparent p-0',
  '[font-size:inherit] font-semibold text-(--ink)',
  'enabled:hover:bg-(--wash)',
  'aria-[current=page]:bg-(--accent) aria-[current=page]:text-(--on-accent)',
  'disabled:cursor-default disabled:text-(--muted) disabled:opacity-50',
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-(--accent)',
  'rtl:[&_svg]:-scale-x-100',
].join(' ');

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
      className={`${checkboxClasses} ${className}`}
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
    <nav className="ms-auto flex gap-1 px-3.5" aria-label="Pages of invoices">
      <button
        className={pageClasses}
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
          className={pageClasses}
          type="button"
          aria-label={`Page ${index + 1}`}
          aria-current={index === page ? 'page' : undefined}
          onClick={() => apiRef.current.setPage(index)}
        >
          {index + 1}
        </button>
      ))}
      <button
        className={pageClasses}
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
        <span className={initialsClasses} aria-hidden>
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
      <span className={`${pillClasses} ${statusClasses[row.status]}`}>
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
    <div className="h-96.5">
      <DataGrid
        className={ledgerClasses}
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
