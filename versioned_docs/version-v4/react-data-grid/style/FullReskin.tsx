import * as React from 'react';
import { makeStyles } from '@material-ui/core/styles';
import {
  DataGrid,
  gridClasses,
  useGridSlotComponentProps,
  type GridColDef,
  type GridRowsProp,
  type GridSelectionModel,
  type GridSortModel,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 'PR-2041', client: 'Fern & Field', amount: 1840, status: 'Paid' },
  { id: 'PR-2042', client: 'Ottavia Rossi', amount: 620, status: 'Open' },
  { id: 'PR-2043', client: 'North Pier Inn', amount: 3275, status: 'Late' },
  { id: 'PR-2044', client: 'Quiet Hours', amount: 480, status: 'Open' },
  { id: 'PR-2045', client: 'Salt Museum', amount: 5960, status: 'Paid' },
  { id: 'PR-2046', client: 'Bo Lindqvist', amount: 915, status: 'Open' },
  { id: 'PR-2047', client: 'Tall Ship Co.', amount: 2240, status: 'Paid' },
  { id: 'PR-2048', client: 'Umbra Theatre', amount: 7310, status: 'Late' },
  { id: 'PR-2049', client: 'Wren Bakery', amount: 365, status: 'Paid' },
  { id: 'PR-2050', client: 'Yarrow Clinic', amount: 1490, status: 'Open' },
];

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const light = {
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
};

const dark = {
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
};

const useStyles = makeStyles((theme) => ({
  root: {
    ...(theme.palette.type === 'dark' ? dark : light),
    border: '1px solid var(--line)',
    borderRadius: 20,
    overflow: 'hidden',
    backgroundColor: 'var(--paper)',
    color: 'var(--ink)',
    [`& .${gridClasses.columnsContainer}`]: {
      borderBottomColor: 'var(--line)',
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
    [`& .${gridClasses.cell}`]: { borderBottomColor: 'var(--line)' },
    [`& .${gridClasses.row}`]: {
      '&:hover': { backgroundColor: 'var(--wash)' },
      '&.Mui-selected, &.Mui-selected:hover': {
        backgroundColor: 'color-mix(in srgb, var(--accent) 9%, var(--paper))',
        boxShadow: 'inset 3px 0 var(--accent)',
      },
    },
    [`& .${gridClasses.cell}:focus, & .${gridClasses.columnHeader}:focus`]: {
      outline: '2px solid var(--accent)',
      outlineOffset: -2,
    },
    [`& .${gridClasses.footerContainer}`]: {
      minHeight: 60,
      color: 'var(--muted)',
    },
  },
  pill: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    height: 26,
    padding: '0 10px',
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
  },
  checkbox: {
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
  },
  pager: {
    display: 'flex',
    gap: 4,
    marginInlineStart: 'auto',
    padding: '0 14px',
  },
  pagerButton: {
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
  },
}));

interface LedgerCheckboxProps extends React.InputHTMLAttributes<HTMLInputElement> {
  indeterminate?: boolean;
  inputProps?: React.InputHTMLAttributes<HTMLInputElement>;
}

// The grid looks for the input inside the ref's element.
const LedgerCheckbox = React.forwardRef<HTMLSpanElement, LedgerCheckboxProps>(
  function LedgerCheckbox(props, ref) {
    const {
      checked,
      className,
      disabled,
      indeterminate = false,
      inputProps,
    } = props;
    const classes = useStyles();

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
          className={classes.checkbox}
          checked={checked}
          disabled={disabled}
          tabIndex={props.tabIndex}
          onChange={props.onChange}
          onClick={props.onClick}
          onKeyDown={props.onKeyDown}
        />
      </span>
    );
  },
);

interface IconProps {
  path: string;
  className?: string;
}

function Icon({ path, className }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 12 12"
      width={12}
      height={12}
      fill="none"
      aria-hidden
    >
      <path d={path} stroke="currentColor" strokeWidth={1.8} strokeLinecap="round" />
    </svg>
  );
}

// The class name hides the icon in the headers of other columns.
function SortedUp({ className }: { className?: string }) {
  return <Icon className={className} path="M6 10V2M2.5 5.5 6 2l3.5 3.5" />;
}

function SortedDown({ className }: { className?: string }) {
  return <Icon className={className} path="M6 2v8M2.5 6.5 6 10l3.5-3.5" />;
}

function LedgerPager() {
  const classes = useStyles();
  const { apiRef, state } = useGridSlotComponentProps();
  const { page, pageCount } = state.pagination;

  return (
    <nav className={classes.pager} aria-label="Pages of invoices">
      <button
        type="button"
        className={classes.pagerButton}
        aria-label="Previous page"
        disabled={page === 0}
        onClick={() => apiRef.current.setPage(page - 1)}
      >
        <Icon path="M7.5 2 3.5 6l4 4" />
      </button>
      {Array.from({ length: pageCount }, (_, index) => (
        <button
          key={index}
          type="button"
          className={classes.pagerButton}
          aria-label={`Page ${index + 1}`}
          aria-current={index === page ? 'page' : undefined}
          onClick={() => apiRef.current.setPage(index)}
        >
          {index + 1}
        </button>
      ))}
      <button
        type="button"
        className={classes.pagerButton}
        aria-label="Next page"
        disabled={page >= pageCount - 1}
        onClick={() => apiRef.current.setPage(page + 1)}
      >
        <Icon path="m4.5 2 4 4-4 4" />
      </button>
    </nav>
  );
}

function StatusPill({ status }: { status: string }) {
  const classes = useStyles();
  return (
    <span
      className={classes.pill}
      style={{ color: `var(--${status.toLowerCase()})` }}
    >
      {status}
    </span>
  );
}

const columns: GridColDef[] = [
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 100 },
  {
    field: 'amount',
    headerName: 'Sum',
    type: 'number',
    width: 90,
    valueFormatter: ({ value }) => euros.format(Number(value)),
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 100,
    renderCell: ({ row }) => <StatusPill status={row.status} />,
  },
];

const components = {
  Checkbox: LedgerCheckbox,
  Pagination: LedgerPager,
  ColumnSortedAscendingIcon: SortedUp,
  ColumnSortedDescendingIcon: SortedDown,
};

export default function FullReskin() {
  const classes = useStyles();
  const [selection, setSelection] = React.useState<GridSelectionModel>(['PR-2043']);
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'client', sort: 'asc' },
  ]);

  return (
    <div style={{ height: 386, width: '100%' }}>
      <DataGrid
        aria-label="Invoices"
        className={classes.root}
        rows={rows}
        columns={columns}
        components={components}
        checkboxSelection
        selectionModel={selection}
        onSelectionModelChange={setSelection}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        rowHeight={56}
        headerHeight={44}
        disableColumnMenu
        pageSize={5}
        rowsPerPageOptions={[5]}
      />
    </div>
  );
}
