import {
  BadRequest,
  contains,
  findTest,
  readValue,
  type ColumnType,
} from './filters';
import { join, sql, type Sql } from './sql';

/** What the grid passes to `getRows()`, after conversion to JSON and back. */
export interface QueryRequest {
  start: number;
  end: number;
  sortModel: { field: string; sort?: 'asc' | 'desc' | null }[];
  filterModel: {
    items: { field: string; operator: string; value?: unknown }[];
    logicOperator?: 'and' | 'or';
    quickFilterValues?: string[];
    quickFilterLogicOperator?: 'and' | 'or';
  };
  groupFields?: string[];
  groupKeys?: string[];
}

interface Column {
  name: Sql;
  type: ColumnType;
  canGroup?: boolean;
}

/** The columns that a request may name. */
const sqlColumns = new Map<string, Column>([
  ['id', { name: sql`id`, type: 'number' }],
  ['customer', { name: sql`customer`, type: 'text' }],
  ['country', { name: sql`country`, type: 'text', canGroup: true }],
  ['product', { name: sql`product`, type: 'text' }],
  ['category', { name: sql`category`, type: 'text', canGroup: true }],
  ['quantity', { name: sql`quantity`, type: 'number' }],
  ['discount', { name: sql`discount`, type: 'number' }],
  ['orderedOn', { name: sql`ordered_on`, type: 'date' }],
  ['status', { name: sql`status`, type: 'option', canGroup: true }],
  ['isPaid', { name: sql`is_paid`, type: 'boolean' }],
]);

const selected = sql`id, customer, country, product, category, quantity, discount,
  ordered_on AS "orderedOn", status, is_paid AS "isPaid"`;

function findColumn(field: string): Column {
  const column = sqlColumns.get(field);
  if (!column) {
    throw new BadRequest('There is no such column.');
  }
  return column;
}

function findGroup(field: string): Sql {
  const { name, canGroup } = findColumn(field);
  if (!canGroup) {
    throw new BadRequest('This column cannot be grouped.');
  }
  return name;
}

type FilterItem = QueryRequest['filterModel']['items'][number];

/** A filter's condition, or none while the filter has no value. */
function toCondition({ field, operator, value }: FilterItem): Sql[] {
  const { name, type } = findColumn(field);
  if (operator === 'isEmpty') {
    return [
      type === 'text' ? sql`COALESCE(${name}, '') = ''` : sql`${name} IS NULL`,
    ];
  }
  if (operator === 'isNotEmpty') {
    return [type === 'text' ? sql`${name} <> ''` : sql`${name} IS NOT NULL`];
  }
  const test = findTest(type, operator);
  const values = [value].flat().filter((entry) => entry != null && entry !== '');
  const conditions = values.map((entry) => test(name, readValue(type, entry)));
  return conditions.length > 0 ? [sql`(${join(conditions, ' OR ')})`] : [];
}

/** Requires a quick filter word to appear in at least one text column. */
function findWord(word: string): Sql {
  const text = readValue('text', word);
  const searched = [...sqlColumns.values()].filter(({ type }) => type === 'text');
  return sql`(${join(
    searched.map(({ name }) => contains(name, text)),
    ' OR ',
  )})`;
}

function combine(conditions: Sql[], operator = 'and'): Sql[] {
  const all = join(conditions, operator === 'or' ? ' OR ' : ' AND ');
  return conditions.length > 0 ? [sql`(${all})`] : [];
}

function toWhere({
  filterModel,
  groupFields = [],
  groupKeys = [],
}: QueryRequest): Sql {
  const { items, quickFilterValues = [] } = filterModel;
  const conditions = [
    ...groupKeys.map(
      (key, level) =>
        sql`${findGroup(groupFields[level])} = ${readValue('option', key)}`,
    ),
    ...combine(items.flatMap(toCondition), filterModel.logicOperator),
    ...combine(
      quickFilterValues.map(findWord),
      filterModel.quickFilterLogicOperator,
    ),
  ];
  return conditions.length > 0 ? sql`WHERE ${join(conditions, ' AND ')}` : sql``;
}

const toDirection = (sort?: string | null) =>
  sort === 'desc' ? sql`DESC` : sql`ASC`;

/** Ends with the id, so rows with equal values keep their order across pages. */
function toOrder({ sortModel }: QueryRequest): Sql {
  const rules = sortModel.map(
    ({ field, sort }) => sql`${findColumn(field).name} ${toDirection(sort)}`,
  );
  return sql`ORDER BY ${join([...rules, sql`id`], ', ')}`;
}

const MAX_PAGE_SIZE = 100;

function toPage({ start, end, groupKeys = [] }: QueryRequest): Sql {
  if (groupKeys.length > 0) {
    return sql``; // Groups have no pages, so the grid needs all the children.
  }
  const limit = end - start + 1;
  if (
    !Number.isInteger(start) ||
    start < 0 ||
    !(limit > 0 && limit <= MAX_PAGE_SIZE)
  ) {
    throw new BadRequest(`A page has 1 to ${MAX_PAGE_SIZE} rows.`);
  }
  return sql`LIMIT ${limit} OFFSET ${start}`;
}

/** One query for the requested rows, and one that counts the rows on all pages. */
export function toQueries(request: QueryRequest): { rows: Sql; count: Sql } {
  const { groupFields = [], groupKeys = [], sortModel } = request;
  const where = toWhere(request);
  const page = toPage(request);
  const groupField = groupFields[groupKeys.length];

  if (groupField === undefined) {
    return {
      rows: sql`SELECT ${selected} FROM orders ${where} ${toOrder(request)} ${page}`,
      count: sql`SELECT COUNT(*) AS total FROM orders ${where}`,
    };
  }
  const group = findGroup(groupField);
  const rule = sortModel.find(({ field }) => field === groupField);
  return {
    rows: sql`SELECT ${group} AS "groupKey", COUNT(*) AS "childrenCount" FROM orders ${where} GROUP BY ${group} ORDER BY ${group} ${toDirection(rule?.sort)} ${page}`,
    count: sql`SELECT COUNT(DISTINCT ${group}) AS total FROM orders ${where}`,
  };
}
