import { sql, type Sql, type SqlValue } from './sql';

export type ColumnType = 'text' | 'option' | 'number' | 'date' | 'boolean';

/** The request asks for something that this endpoint doesn't support. Respond with status 400. */
export class BadRequest extends Error {}

type Test = (column: Sql, value: SqlValue) => Sql;

const compareTo =
  (operator: Sql): Test =>
  (column, value) =>
    sql`${column} ${operator} ${value}`;

/** Matches % and _ literally: an exclamation mark escapes them, and itself. */
const like =
  (before: string, after: string): Test =>
  (column, value) => {
    const pattern = before + String(value).replace(/[!%_]/g, '!$&') + after;
    return sql`LOWER(${column}) LIKE LOWER(${pattern}) ESCAPE '!'`;
  };

/** A row without a value passes, as it does when the grid filters the rows itself. */
const unless =
  (test: Test): Test =>
  (column, value) =>
    sql`(${column} IS NULL OR NOT ${test(column, value)})`;

export const contains = like('%', '%');
const is = compareTo(sql`=`);
const equals: Test = (column, value) => sql`LOWER(${column}) = LOWER(${value})`;

const tests: Record<ColumnType, Record<string, Test>> = {
  text: {
    contains,
    doesNotContain: unless(contains),
    equals,
    doesNotEqual: unless(equals),
    startsWith: like('', '%'),
    endsWith: like('%', ''),
  },
  option: { is, not: unless(is) },
  number: {
    '=': is,
    '!=': unless(is),
    '>': compareTo(sql`>`),
    '>=': compareTo(sql`>=`),
    '<': compareTo(sql`<`),
    '<=': compareTo(sql`<=`),
  },
  date: {
    is,
    not: compareTo(sql`<>`),
    after: compareTo(sql`>`),
    onOrAfter: compareTo(sql`>=`),
    before: compareTo(sql`<`),
    onOrBefore: compareTo(sql`<=`),
  },
  boolean: { is: (column, value) => sql`COALESCE(${column}, FALSE) = ${value}` },
};

/** Also finds the test for `isAnyOf`, which compares the way `equals`, `is` or `=` does. */
export function findTest(type: ColumnType, operator: string): Test {
  const isAnyOf = operator === 'isAnyOf' && !['date', 'boolean'].includes(type);
  if (isAnyOf) {
    return type === 'text' ? equals : is;
  }
  if (!Object.hasOwn(tests[type], operator)) {
    throw new BadRequest(`There is no operator ${operator} for this column.`);
  }
  return tests[type][operator];
}

/** Checks a value from the request against its column's type, and converts it for SQL. */
export function readValue(type: ColumnType, value: unknown): SqlValue {
  if (type === 'text' && typeof value === 'string') {
    return value.trim();
  }
  if (type === 'option' && typeof value === 'string') {
    return value;
  }
  if (type === 'number' && typeof value === 'number') {
    return value;
  }
  if (type === 'boolean' && typeof value === 'boolean') {
    return Number(value);
  }
  if (type === 'date' && typeof value === 'string') {
    return value.slice(0, 10); // The day the user picked.
  }
  throw new BadRequest(`A value is no ${type}.`);
}
