import {
  createAnswer,
  filterRows,
  read,
  sortRows,
  type Row,
  type RowsRequest,
  type ServerOptions,
} from './server';

/** What a grid with nested rows asks for. The grid's own params include all of this. */
export interface NestedRequest extends RowsRequest {
  groupKeys?: string[];
  groupFields?: string[];
  aggregationModel?: Record<string, string>;
}

const sum = (numbers: number[]) =>
  numbers.reduce((total, value) => total + value, 0);

const functions: Record<string, (numbers: number[]) => number> = {
  sum,
  avg: (numbers) => sum(numbers) / numbers.length,
  max: (numbers) => Math.max(...numbers),
};

/** Calculates the totals the request asks for, keyed by column field. */
function createTotals(rows: Row[], { aggregationModel = {} }: NestedRequest) {
  const totals = Object.entries(aggregationModel).map(([field, name]) => {
    const values = rows.map((row) => read(row, field));
    const numbers = values.filter((value) => typeof value === 'number');
    return [field, numbers.length > 0 ? functions[name](numbers) : null];
  });
  return Object.fromEntries(totals) as Record<string, number | null>;
}

/** Returns one page of the top level and its row count, or all the rows of a lower level. */
function cutLevel<R extends Row>(level: R[], request: NestedRequest) {
  const rows = sortRows(level, request);
  return (request.groupKeys ?? []).length > 0
    ? { rows }
    : {
        rows: rows.slice(Number(request.start), request.end + 1),
        rowCount: rows.length,
      };
}

/** A server for tree data. The grid's group keys are the row ids. */
export function createTreeServer<R extends { id: number; parentId: number | null }>(
  rows: R[],
  options: ServerOptions = {},
) {
  const answer = createAnswer(options);

  return {
    getRows: (request: NestedRequest) =>
      answer(() => {
        const byId = new Map(rows.map((row) => [row.id, row]));
        const shown = new Set<R>();
        // A row that passes the filter also keeps all of its ancestors.
        for (const found of filterRows(rows, request)) {
          let row: R | undefined = found;
          while (row && !shown.has(row)) {
            shown.add(row);
            row = row.parentId === null ? undefined : byId.get(row.parentId);
          }
        }
        const childrenOf = (id: number | null) =>
          rows.filter((row) => row.parentId === id && shown.has(row));
        const leavesOf = (row: R): R[] => {
          const children = childrenOf(row.id);
          return children.length > 0 ? children.flatMap(leavesOf) : [row];
        };

        const parentKey = request.groupKeys?.at(-1);
        const level = childrenOf(parentKey === undefined ? null : Number(parentKey));
        const answered = level.map((row) => ({
          ...row,
          ...createTotals(leavesOf(row), request),
          childrenCount: childrenOf(row.id).length,
        }));
        return {
          ...cutLevel(answered, request),
          aggregateRow: createTotals(childrenOf(null).flatMap(leavesOf), request),
        };
      }),
  };
}

/** A server that groups its rows by the columns the user has chosen. */
export function createGroupServer<R extends Row>(
  rows: R[],
  options: ServerOptions = {},
) {
  const answer = createAnswer(options);
  const keyOf = (row: R, field: string) => String(read(row, field) ?? 'None');

  return {
    getRows: (request: NestedRequest) =>
      answer(() => {
        const { groupKeys = [], groupFields = [] } = request;
        const found = filterRows(rows, request);
        const inside = found.filter((row) =>
          groupKeys.every((key, level) => keyOf(row, groupFields[level]) === key),
        );
        const aggregateRow = createTotals(found, request);

        const [field, nextField] = groupFields.slice(groupKeys.length);
        if (field === undefined) {
          return { ...cutLevel<Row>(inside, request), aggregateRow };
        }
        const keys = new Set(inside.map((row) => keyOf(row, field)));
        const level = [...keys].map((key) => {
          const members = inside.filter((row) => keyOf(row, field) === key);
          return {
            // Ids must be unique in the whole grid, so this one includes the parents' keys.
            id: [...groupKeys, key].join('/'),
            groupKey: key,
            [field]: key,
            ...createTotals(members, request),
            childrenCount:
              nextField === undefined
                ? members.length
                : new Set(members.map((row) => keyOf(row, nextField))).size,
          };
        });
        return { ...cutLevel<Row>(level, request), aggregateRow };
      }),
  };
}
