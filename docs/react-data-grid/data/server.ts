/** What a grid asks for. The grid's own params include all of this. */
export interface RowsRequest {
  sortModel: readonly { field: string; sort?: 'asc' | 'desc' | null }[];
  filterModel: {
    items: readonly { field: string; operator: string; value?: unknown }[];
    logicOperator?: string;
    quickFilterValues?: readonly unknown[];
  };
  start: number | string;
  end: number;
}

export interface ServerOptions {
  /** How long a response takes, in milliseconds. */
  latency?: number;
  /** Whether the next response is an error. */
  shouldFail?: () => boolean;
}

export type Row = { id: number | string };

export const read = (row: Row, field: string): unknown =>
  (row as Record<string, unknown>)[field];

const toText = (value: unknown) =>
  String(value ?? '')
    .trim()
    .toLowerCase();

function compare(a: unknown, b: unknown): number {
  if (a == null || b == null) {
    return Number(a != null) - Number(b != null);
  }
  return typeof a === 'string' ? a.localeCompare(String(b)) : Number(a) - Number(b);
}

const isEmpty = (value: unknown) => value == null || value === '';

const compareNumbers =
  (test: (value: number, wanted: number) => boolean) =>
  (value: unknown, wanted: unknown) =>
    value != null && test(Number(value), Number(wanted));

/** The operators that this server supports. With any other operator, every row passes. */
const operators: Record<string, (value: unknown, wanted: unknown) => boolean> = {
  contains: (value, wanted) => toText(value).includes(toText(wanted)),
  doesNotContain: (value, wanted) => !toText(value).includes(toText(wanted)),
  equals: (value, wanted) => toText(value) === toText(wanted),
  doesNotEqual: (value, wanted) => toText(value) !== toText(wanted),
  startsWith: (value, wanted) => toText(value).startsWith(toText(wanted)),
  endsWith: (value, wanted) => toText(value).endsWith(toText(wanted)),
  is: (value, wanted) => toText(value) === toText(wanted),
  not: (value, wanted) => toText(value) !== toText(wanted),
  isAnyOf: (value, wanted) =>
    (wanted as unknown[]).map(toText).includes(toText(value)),
  isEmpty,
  isNotEmpty: (value) => !isEmpty(value),
  '=': compareNumbers((value, wanted) => value === wanted),
  '!=': (value, wanted) => value == null || Number(value) !== Number(wanted),
  '>': compareNumbers((value, wanted) => value > wanted),
  '>=': compareNumbers((value, wanted) => value >= wanted),
  '<': compareNumbers((value, wanted) => value < wanted),
  '<=': compareNumbers((value, wanted) => value <= wanted),
};

/** Whether the filter item is complete. Most operators need a value. */
function isComplete({ operator, value }: { operator: string; value?: unknown }) {
  return (
    operator === 'isEmpty' ||
    operator === 'isNotEmpty' ||
    (Array.isArray(value) ? value.length > 0 : !isEmpty(value))
  );
}

/** Returns the rows that pass the filter. */
export function filterRows<R extends Row>(rows: R[], request: RowsRequest): R[] {
  const { filterModel } = request;
  const { logicOperator = 'and', quickFilterValues = [] } = filterModel;
  const items = filterModel.items.filter(isComplete);
  const passes = (row: R, { field, operator, value }: (typeof items)[number]) =>
    operators[operator]?.(read(row, field), value) ?? true;
  return rows.filter((row) => {
    const ofItems =
      logicOperator === 'or' && items.length > 0
        ? items.some((item) => passes(row, item))
        : items.every((item) => passes(row, item));
    const words = Object.values(row).map(toText);
    return (
      ofItems &&
      quickFilterValues.every((value) =>
        words.some((word) => word.includes(toText(value))),
      )
    );
  });
}

/** Returns the rows in the order that the request asks for. */
export function sortRows<R extends Row>(rows: R[], { sortModel }: RowsRequest): R[] {
  const rules = sortModel.filter(({ sort }) => sort);
  return [...rows].sort((a, b) => {
    for (const { field, sort } of rules) {
      const order = compare(read(a, field), read(b, field));
      if (order !== 0) {
        return sort === 'desc' ? -order : order;
      }
    }
    return 0;
  });
}

/** Creates a function that responds after a while, or fails. */
export function createAnswer(options: ServerOptions) {
  const { latency = 600, shouldFail = () => false } = options;

  return async function answer<Answer>(create: () => Answer): Promise<Answer> {
    const fails = shouldFail();
    await new Promise((resolve) => setTimeout(resolve, latency));
    if (fails) {
      throw new Error('The server does not answer. Try again.');
    }
    return create();
  };
}

/**
 * Simulates a server. It sorts, filters and pages the rows you give it, takes its time, and fails
 * when you tell it to. Replace it with requests to your own server.
 */
export function createServer<R extends Row>(rows: R[], options: ServerOptions = {}) {
  const answer = createAnswer(options);
  let stored = rows;

  return {
    /** Returns the rows that a grid shows, and how many there are in total. */
    getRows: (request: RowsRequest) =>
      answer(() => {
        const found = sortRows(filterRows(stored, request), request);
        const start = Number(request.start);
        return { rows: found.slice(start, request.end + 1), rowCount: found.length };
      }),
    /** Replaces a row that already exists, and returns what it stored. */
    updateRow: (row: R) =>
      answer(() => {
        stored = stored.map((old) => (old.id === row.id ? row : old));
        return row;
      }),
    /** Removes a row. */
    deleteRow: (id: R['id']) =>
      answer(() => {
        stored = stored.filter((row) => row.id !== id);
      }),
  };
}
