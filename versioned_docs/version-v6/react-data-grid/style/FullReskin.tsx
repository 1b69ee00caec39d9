import * as React from 'react';
import type { CheckboxProps } from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import {
  DataGrid,
  gridClasses,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

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

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const LedgerGrid = styled(DataGrid<Invoice>)(({ theme }) => ({
  '--ink': '#1d1933',
  '--muted': '#655f7d',
  '--paper': '#fff',
  '--wash': '#f6f4fe',
  '--line': '#e6e1f5',
  '--accent': '#5a3fd6',
  '--on-accent': '#fff',
  '--paid': '#0d6a43',
  '--open': '#7d5000',
  '--late': '#b0241c',
  border: '1px solid var(--line)',
  borderRadius: 20,
  backgroundColor: 'var(--paper)',
  color: 'var(--ink)',
  [`& .${gridClasses.columnHeaders}`]: {
    borderColor: 'var(--line)',
    backgroundColor: 'var(--wash)',
    color: 'var(--muted)',
  },
  [`& .${gridClasses.columnHeaderTitle}`]: {
    fontSize: 11,
    fontWeight: 600,
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
  },
  [`& .${gridClasses.columnHeader} .MuiIconButton-root`]: { color: 'inherit' },
  [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
  [`& .${gridClasses.cell}`]: { borderColor: 'var(--line)' },
  [`& .${gridClasses.row}`]: {
    position: 'relative',
    '&:hover': { backgroundColor: 'var(--wash)' },
    '&.Mui-selected': {
      backgroundColor: 'color-mix(in srgb, var(--accent) 9%, var(--paper))',
    },
    '&.Mui-selected::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: 3,
      backgroundColor: 'var(--accent)',
    },
  },
  [`& .${gridClasses.cell}:focus, & .${gridClasses.columnHeader}:focus`]: {
    outline: '2px solid var(--accent)',
    outlineOffset: -2,
  },
  [`& .${gridClasses.footerContainer}`]: {
    minHeight: 60,
    borderColor: 'var(--line)',
    color: 'var(--muted)',
  },
  ...(theme.palette.mode === 'dark' && {
    '--ink': '#efecfa',
    '--muted': '#a8a1c1',
    '--paper': '#16131f',
    '--wash': '#1e1a2b',
    '--line': '#2f2942',
    '--accent': '#ab9bff',
    '--on-accent': '#17122b',
    '--paid': '#7fdcb0',
    '--open': '#f0c566',
    '--late': '#ff9d94',
  }),
}));

const Initials = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 34,
  height: 34,
  marginInlineEnd: 12,
  borderRadius: 11,
  backgroundColor: 'color-mix(in srgb, var(--accent) 14%, transparent)',
  color: 'var(--accent)',
  fontSize: 12,
  fontWeight: 700,
});

const Pill = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 26,
  paddingInline: 10,
  borderRadius: 13,
  backgroundColor: 'color-mix(in srgb, currentcolor 12%, transparent)',
  fontSize: 12,
  fontWeight: 600,
  '&::before': {
    content: '""',
    width: 6,
    height: 6,
    borderRadius: '50%',
    backgroundColor: 'currentcolor',
  },
});

const CheckboxRoot = styled('span')({ display: 'grid', padding: 8 });

const CheckboxInput = styled('input')({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  margin: 0,
  border: '1.5px solid var(--muted)',
  borderRadius: 7,
  backgroundColor: 'var(--paper)',
  cursor: 'pointer',
  '&:checked, &:indeterminate': {
    borderColor: 'var(--accent)',
    backgroundColor: 'var(--accent)',
  },
  '&:checked::before, &:indeterminate::before': {
    content: '""',
    width: 10,
    height: 10,
    backgroundColor: 'var(--on-accent)',
    clipPath: 'polygon(14% 44%, 0 58%, 38% 96%, 100% 22%, 86% 8%, 38% 66%)',
  },
  '&:indeterminate::before': { clipPath: 'inset(40% 0)' },
  '&:focus-visible': { outline: '2px solid var(--accent)', outlineOffset: 2 },
});

const PagerList = styled('nav')({
  display: 'flex',
  gap: 4,
  marginInlineStart: 'auto',
  paddingInline: 14,
});

const PagerButton = styled('button')({
  display: 'grid',
  placeItems: 'center',
  minWidth: 32,
  height: 32,
  padding: 0,
  border: 0,
  borderRadius: 10,
  backgroundColor: 'transparent',
  color: 'var(--ink)',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover:enabled:not([aria-current])': { backgroundColor: 'var(--wash)' },
  '&[aria-current]': {
    backgroundColor: 'var(--accent)',
    color: 'var(--on-accent)',
  },
  '&:disabled': { color: 'var(--muted)', opacity: 0.5, cursor: 'default' },
  '&:focus-visible': { outline: '2px solid var(--accent)', outlineOffset: 2 },
  '& svg:dir(rtl)': { transform: 'scaleX(-1)' },
});

interface LedgerCheckboxProps extends Omit<CheckboxProps, 'onKeyDown'> {
  onKeyDown?: React.KeyboardEventHandler;
}

// To move the focus to the input, the grid looks for it inside the ref's element.
const LedgerCheckbox = React.forwardRef<HTMLSpanElement, LedgerCheckboxProps>(
  function LedgerCheckbox(props, ref) {
    const { checked, className, disabled, indeterminate = false } = props;

    return (
      <CheckboxRoot ref={ref} className={className}>
        <CheckboxInput
          type="checkbox"
          ref={(node) => {
            if (node) {
              node.indeterminate = indeterminate;
            }
          }}
          {...props.inputProps}
          checked={checked}
          disabled={disabled}
          tabIndex={props.tabIndex}
          onChange={(event) => props.onChange?.(event, event.target.checked)}
          onKeyDown={props.onKeyDown}
        />
      </CheckboxRoot>
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
    <PagerList aria-label="Pages of invoices">
      <PagerButton
        type="button"
        aria-label="Previous page"
        disabled={page === 0}
        onClick={() => apiRef.current.setPage(page - 1)}
      >
        <Icon path="M7.5 2 3.5 6l4 4" />
      </PagerButton>
      {Array.from({ length: pageCount }, (_, index) => (
        <PagerButton
          key={index}
          type="button"
          aria-label={`Page ${index + 1}`}
          aria-current={index === page ? 'page' : undefined}
          onClick={() => apiRef.current.setPage(index)}
        >
          {index + 1}
        </PagerButton>
      ))}
      <PagerButton
        type="button"
        aria-label="Next page"
        disabled={page >= pageCount - 1}
        onClick={() => apiRef.current.setPage(page + 1)}
      >
        <Icon path="m4.5 2 4 4-4 4" />
      </PagerButton>
    </PagerList>
  );
}

const columns: GridColDef<Invoice>[] = [
  {
    field: 'client',
    headerName: 'Client',
    flex: 1.5,
    minWidth: 190,
    renderCell: ({ row }) => (
      <React.Fragment>
        <Initials aria-hidden>{row.client.slice(0, 2).toUpperCase()}</Initials>
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
    valueFormatter: ({ value }) => euros.format(value),
  },
  {
    field: 'status',
    headerName: 'Status',
    flex: 1,
    minWidth: 110,
    align: 'right',
    headerAlign: 'right',
    renderCell: ({ row }) => (
      <Pill style={{ color: `var(--${row.status.toLowerCase()})` }}>
        {row.status}
      </Pill>
    ),
  },
];

const slots = {
  baseCheckbox: LedgerCheckbox,
  pagination: LedgerPager,
  columnSortedAscendingIcon: SortedUp,
  columnSortedDescendingIcon: SortedDown,
  columnUnsortedIcon: null,
};

export default function FullReskin() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([
    'PR-2043',
  ]);

  return (
    <div style={{ height: 386, width: '100%' }}>
      <LedgerGrid
        aria-label="Invoices"
        rows={rows}
        columns={columns}
        slots={slots}
        checkboxSelection
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        rowHeight={56}
        columnHeaderHeight={44}
        disableColumnMenu
        initialState={{
          pagination: { paginationModel: { pageSize: 5 } },
          sorting: { sortModel: [{ field: 'id', sort: 'asc' }] },
        }}
        pageSizeOptions={[5]}
      />
    </div>
  );
}
