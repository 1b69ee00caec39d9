import type { ProductSlug } from '../../src/lib/products';

/**
 * What code blocks use without showing it, for each product. The check puts a declaration in front
 * of the blocks that leave its name open, and imports the names in its types. A name belongs here if
 * several pages, or a page and its older version, use it for the same thing.
 */
export const PRELUDES: Readonly<Record<ProductSlug, string>> = {
  'data-grid': `
    declare const rows: GridRowsProp;
    declare const firstRows: GridRowsProp;
    declare const pinnedRows: GridPinnedRowsProp;
    declare const orders: { id: number }[];
    declare const people: GridRowModelUpdate[];
    declare const columns: GridColDef[];
    declare const groups: GridColumnGroupingModel;
    declare const columnGroupingModel: GridColumnGroupingModel;
    declare const field: string;
    declare const id: GridRowId;
    const apiRef = useGridApiRef();

    declare const rowCount: number;
    declare const paginationMeta: GridPaginationMeta;
    declare const paginationModel: GridPaginationModel;
    declare function setPaginationModel(model: GridPaginationModel): void;
    declare function setPage(page: number): void;
    declare const filterModel: GridFilterModel;
    declare function setFilterModel(model: GridFilterModel): void;
    declare const sortModel: GridSortModel;
    declare function setSortModel(model: GridSortModel): void;
    declare const cellModesModel: GridCellModesModel;
    declare function setCellModesModel(model: GridCellModesModel): void;

    declare const dataSource: GridDataSource;
    declare const getRows: GridDataSource['getRows'];
    declare function queryRows(query: { offset: number; limit: number }): Promise<{ id: number }[]>;
    declare function fetchRows(params: GridFetchRowsParams): Promise<GridRowsProp>;
    declare function saveRow(row: GridRowModel): Promise<GridRowModel>;
    declare function savePerson(row: GridRowModel): Promise<GridRowModel>;
    declare function saveOrder(params: GridColumnOrderChangeParams): void;
    declare function askService(prompt: string, context: string, conversationId?: string): Promise<PromptResponse>;
    declare const getDetailPanelContent: DataGridProProps['getDetailPanelContent'];
    declare const range: GridAggregationFunction<number>;
    declare const savedFields: string[];
    declare function OrdersToolbar(): React.ReactElement;
    declare const lastYear: { id: string };
    declare const total: { id: string };
    declare function setOrders(update: (orders: { id: number; status: string }[]) => { id: number; status: string }[]): void;
    declare function FitItem(props: GridColumnMenuItemProps): React.ReactNode;
    declare function FilledItem(props: GridColumnMenuItemProps): React.ReactNode;
    declare function CustomerHeader(props: GridColumnGroupHeaderParams): React.ReactNode;
    interface Task { id: number; done: boolean; title: string }
    interface Part { id: number; name: string; stock: number }
  `,
  'date-pickers': `
    declare const value: Dayjs | null;
    declare function setValue(next: Dayjs | null): void;
    declare const time: Dayjs | null;
    declare function setTime(next: Dayjs | null): void;
    declare function save(next: Dayjs | null): void;
    declare function setMonth(month: Dayjs): void;
    declare const open: boolean;
    declare function setOpen(next: boolean): void;
    declare function setError(error: DateValidationError): void;
    declare const position: RangePosition;
    declare function setPosition(next: RangePosition): void;
    declare const selected: FieldSelectedSections;
    declare function setSelected(next: FieldSelectedSections): void;
    declare const inputRef: React.RefObject<HTMLInputElement>;
    declare function forget(): void;
    const germanText = deDE.components.MuiLocalizationProvider.defaultProps.localeText;
  `,
  charts: `
    declare const series: { id: string; label: string; data: number[] }[];
    declare const slices: { value: number; label: string }[];
    declare const formats: { label: string; data: number[] }[];
    declare const lake: { id: number; x: number; y: number }[];
    declare const stations: { name: string; elevation: number; july: number; january: number }[];

    declare const dates: Date[];
    declare const days: string[];
    declare const months: string[];
    declare const ports: string[];
    declare const quarters: string[];
    declare const regions: string[];
    declare const codes: Record<string, string>;

    declare const anomalies: number[];
    declare const bikes: number[];
    declare const cargo: number[];
    declare const change: number[];
    declare const coast: number[];
    declare const decibels: number[];
    declare const degrees: number[];
    declare const demand: number[];
    declare const exported: number[];
    declare const food: number[];
    declare const hertz: number[];
    declare const hours: number[];
    declare const hydro: number[];
    declare const inland: number[];
    declare const men: number[];
    declare const minutes: number[];
    declare const power: number[];
    declare const prices: number[];
    declare const rain: number[];
    declare const ranks: number[];
    declare const riders: number[];
    declare const share: number[];
    declare const ships: number[];
    declare const solar: number[];
    declare const visitors: number[];
    declare const wind: number[];
    declare const women: number[];
    declare const years: number[];
    declare const total: number;

    declare const id: string;
    declare const item: HighlightItemData | null;
    declare const pinned: HighlightItemData;
    declare function setItem(item: HighlightItemData | null): void;
    declare const highlightScope: { highlight: 'item'; fade: 'global' };
    declare function steadyPalette(mode: 'light' | 'dark'): string[];
  `,
  'tree-view': `
    declare const parts: { id: string; label: string }[];
    declare const program: { id: string; label: string }[];
    declare const rooms: { id: string; label: string }[];
    declare const seeds: { id: string; label: string }[];
    declare const tracks: { id: string; label: string }[];
    declare const itemId: string;
    declare const apiRef: NonNullable<RichTreeViewProps<object, undefined>['apiRef']>;
    declare const event: React.SyntheticEvent;
    declare function save(itemId: string, label: string): void;
    declare function setClicked(itemId: string): void;
    declare const name: { first: string; last: string };
    declare function findProblem(name: string): string | null;
    declare const interactions: { handleSaveItemLabel: (event: React.SyntheticEvent, label: string) => void };
    declare const content: React.ReactNode;
    declare function addToCart(itemId: string): void;
    declare function removeFromCart(itemId: string): void;
    declare function rename(itemId: string): void;
  `,
};

/**
 * What blocks use together with a component, a prop, or a type; it goes before what their product
 * has.
 */
export const WORD_PRELUDES: Readonly<Record<string, string>> = {
  aggregationModel: `
    declare const model: GridAggregationModel;
    declare function setModel(model: GridAggregationModel): void;
  `,
  cellSelectionModel: `
    declare const model: GridCellSelectionModel;
    declare function setModel(model: GridCellSelectionModel): void;
  `,
  columnVisibilityModel: `
    declare const model: GridColumnVisibilityModel;
    declare function setModel(model: GridColumnVisibilityModel): void;
  `,
  rowGroupingModel: `
    declare const model: GridRowGroupingModel;
    declare function setModel(model: GridRowGroupingModel): void;
  `,
  rowSelectionModel: `
    declare const model: GridRowSelectionModel;
    declare function setModel(model: GridRowSelectionModel): void;
  `,
  Part: `
    declare const rows: Part[];
  `,
  ResponsiveChartContainer: `
    declare const series: ResponsiveChartContainerProps['series'];
  `,
  ChartDataProvider: `
    declare const series: ChartDataProviderProps['series'];
  `,
  Heatmap: `
    declare const data: [number, number, number][];
  `,
  PieChart: `
    declare const data: { value: number; label: string }[];
    declare const cargo: { value: number; label: string }[];
    declare const series: { data: { value: number }[] }[];
  `,
  ScatterChart: `
    declare const series: { id: string; label: string; data: { id: number; x: number; y: number }[] }[];
  `,
  ScatterChartPro: `
    declare const series: { id: string; label: string; data: { id: number; x: number; y: number }[] }[];
  `,
  SimpleTreeView: `
    declare const apiRef: NonNullable<SimpleTreeViewProps<undefined>['apiRef']>;
  `,
};

/** The same for all pages, unless their product has its own. */
export const SHARED_PRELUDE = `
  declare function App(): null;
  declare const process: { env: Record<string, string | undefined> };
  declare const loading: boolean;
  declare const isLoading: boolean;
  declare const fontSize: number;
  declare const message: string;
  declare const currency: string;
  declare function reload(): void;
  declare function loadMore(): void;
  declare function load(...values: unknown[]): void;
  declare function notify(...values: unknown[]): void;
  declare function openDetails(...values: unknown[]): void;
  declare function report(...values: unknown[]): void;
  declare function save(...values: unknown[]): void;
  declare function select(...values: unknown[]): void;
  declare function showDetails(...values: unknown[]): void;
  declare function showError(...values: unknown[]): void;
  declare function track(...values: unknown[]): void;
`;
