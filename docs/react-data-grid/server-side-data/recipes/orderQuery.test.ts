import { readFileSync } from 'node:fs';
import path from 'node:path';
// Only the site's tests need this; readers don't see it.
import Libsql from 'libsql';
import type {
  GridColDef,
  GridFilterItem,
  GridFilterOperator,
} from '@mui/x-data-grid';
// Not imported from the package root, because that loads a style sheet.
import {
  getGridBooleanOperators,
  getGridDateOperators,
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
} from '@mui/x-data-grid/colDef';
import { createOrders, type Order } from '../../data/orders';
import { answerOrders } from './endpoint';
import { BadRequest } from './filters';
import { toQueries, type QueryRequest } from './orderQuery';
import type { Sql } from './sql';

const toDay = (date: Date) => date.toLocaleDateString('sv-SE');

const orders: Order[] = [
  ...createOrders(120),
  ...[
    { customer: '50% Off_Shop', product: "O'Neil's mat", category: '' },
    { customer: '5000 Offices', product: 'Wax! 100 g', category: 'Sleeping' },
  ].map((change, index) => ({
    ...createOrders(1, 7)[0],
    ...change,
    id: 9001 + index,
  })),
];

function createDatabase() {
  const database = new Libsql(':memory:');
  database.exec(`CREATE TABLE orders (
    id INTEGER PRIMARY KEY, customer TEXT, country TEXT, product TEXT, category TEXT,
    quantity INTEGER, discount REAL, ordered_on TEXT, status TEXT, is_paid INTEGER
  )`);
  const insert = database.prepare(
    `INSERT INTO orders VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const order of orders) {
    const { id, customer, country, product, category, quantity, discount } = order;
    insert.run(
      ...[id, customer, country, product, category, quantity, discount],
      ...[toDay(order.orderedOn), order.status, Number(order.isPaid)],
    );
  }
  return database;
}

const database = createDatabase();
afterAll(() => database.close());

const run = ({ text, values }: Sql) =>
  database.prepare(text).all(...values) as Record<string, unknown>[];

/** What the server returns for a request sent as JSON. */
function answer(request: unknown) {
  const { rows, count } = toQueries(
    JSON.parse(JSON.stringify(request)) as QueryRequest,
  );
  return { rows: run(rows), rowCount: run(count)[0].total };
}

const firstPage: QueryRequest = {
  start: 0,
  end: 99,
  sortModel: [],
  filterModel: { items: [] },
};

const filterBy = (...items: unknown[]) => ({ ...firstPage, filterModel: { items } });
const listIds = (request: unknown) => answer(request).rows.map((row) => row.id);

const byType: Record<
  string,
  { operators: GridFilterOperator[]; field: keyof Order }
> = {
  text: { operators: getGridStringOperators(), field: 'customer' },
  number: {
    operators: getGridNumericOperators() as GridFilterOperator[],
    field: 'discount',
  },
  date: {
    operators: getGridDateOperators() as GridFilterOperator[],
    field: 'orderedOn',
  },
  option: { operators: getGridSingleSelectOperators(), field: 'status' },
  boolean: {
    operators: getGridBooleanOperators() as GridFilterOperator[],
    field: 'isPaid',
  },
};

const samples: Record<string, unknown[]> = {
  text: [' harbor', '0', 'SUPPLY ', '50%', 'f_s', 'Kiso Trading'],
  number: [0.1, 0, 0.2],
  date: [new Date('2026-03-01'), new Date(toDay(orders[4].orderedOn))],
  option: ['Open', 'Delivered'],
  boolean: [true, false],
};

const cases = Object.entries(byType).flatMap(([type, { operators, field }]) =>
  operators.map((operator): [string, string, keyof Order, GridFilterOperator] => [
    type,
    operator.value,
    field,
    operator,
  ]),
);

describe('a filter finds the rows that the grid would find itself', () => {
  test.each(cases)('%s %s', (type, name, field, operator) => {
    const values =
      name === 'isAnyOf' ? [samples[type], []] : [...samples[type], undefined];
    for (const value of values) {
      const item: GridFilterItem = { field, operator: name, value };
      const passes = operator.getApplyFilterFn(item, {
        field,
      } as GridColDef);
      const wanted = orders
        .filter(
          (row) =>
            !passes || passes(row[field] as never, row, {} as never, {} as never),
        )
        .map(({ id }) => id);
      const { rows, rowCount } = answer({ ...filterBy(item), end: 99 });
      expect(rows.map(({ id }) => id)).toEqual(wanted.slice(0, 100));
      expect(rowCount).toBe(wanted.length);
    }
  });
});

describe('the endpoint', () => {
  const post = (body: unknown) =>
    answerOrders(
      new Request('https://shop.example/api/orders', {
        method: 'POST',
        body: JSON.stringify(body),
      }),
      async (statement) => run(statement),
    );

  test('answers with a page and the number of all rows', async () => {
    const response = await post({ ...firstPage, end: 9 });
    const { rows, rowCount } = await response.json();
    expect(rows).toHaveLength(10);
    expect(rowCount).toBe(orders.length);
  });

  test('leaves out the number of rows inside a group, which would be that of all pages', async () => {
    const response = await post({
      ...firstPage,
      groupFields: ['status'],
      groupKeys: ['Open'],
    });
    expect(Object.keys(await response.json())).toEqual(['rows']);
  });

  test('refuses what it does not offer with status 400', async () => {
    const response = await post({ ...firstPage, end: 5000 });
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('A page has 1 to 100 rows.');
  });
});

describe('the page shows this very code', () => {
  const page = readFileSync(path.join(__dirname, 'index.mdx'), 'utf8');
  const fences = [...page.matchAll(/^```ts title="([^"]+)"\n([\s\S]*?)^```$/gm)];
  const squeeze = (code: string) =>
    code
      .replace(/ *\/\/ highlight-(line|start|end)/g, '')
      .replace(/\s+/g, ' ')
      .trim();

  test.each(fences.map(([, file, code]): [string, string] => [file, code]))(
    '%s',
    (file, code) => {
      const source = squeeze(readFileSync(path.join(__dirname, file), 'utf8'));
      for (const excerpt of code.split(/^ *\/\/ …$/m)) {
        expect(source).toContain(squeeze(excerpt));
      }
    },
  );

  test('in more than one file', () => {
    expect(new Set(fences.map(([, file]) => file)).size).toBeGreaterThan(2);
  });
});

test('pages follow each other, whatever they are sorted by', () => {
  const sortModel = [{ field: 'status', sort: 'desc' }];
  const pages = [0, 50, 100].map((start) => ({
    ...firstPage,
    sortModel,
    start,
    end: start + 49,
  }));
  const found = pages.flatMap((page) => answer(page).rows);
  expect(new Set(found.map(({ id }) => id)).size).toBe(orders.length);
  expect(found[0].status).toBe('Shipped');
  expect(found.at(-1)?.status).toBe('Delivered');
});

test('several rules sort by one column after the other', () => {
  const sortModel = [
    { field: 'country', sort: 'asc' },
    { field: 'quantity', sort: 'desc' },
  ];
  expect(toQueries({ ...firstPage, sortModel } as QueryRequest).rows.text).toContain(
    'ORDER BY country ASC, quantity DESC, id LIMIT ? OFFSET ?',
  );
});

test('filters are joined by and, or by or', () => {
  const items = [
    { id: 1, field: 'country', operator: 'equals', value: 'Norway' },
    { id: 2, field: 'quantity', operator: '>', value: 30 },
  ];
  const count = (logicOperator?: string) =>
    answer({ ...firstPage, filterModel: { items, logicOperator } }).rowCount;
  const isNorway = ({ country }: Order) => country === 'Norway';
  const isLarge = ({ quantity }: Order) => quantity > 30;
  expect(count()).toBe(orders.filter((row) => isNorway(row) && isLarge(row)).length);
  expect(count('or')).toBe(
    orders.filter((row) => isNorway(row) || isLarge(row)).length,
  );
});

test('words of the quick filter are found in any text column, all of them or one', () => {
  const count = (quickFilterLogicOperator?: string) =>
    answer({
      ...firstPage,
      filterModel: {
        items: [{ field: 'isPaid', operator: 'is', value: true }],
        quickFilterValues: ['norway', 'tent'],
        quickFilterLogicOperator,
      },
    }).rowCount;
  const paid = orders.filter(({ isPaid }) => isPaid);
  const isNorway = ({ country }: Order) => country === 'Norway';
  const isTent = ({ product }: Order) => product.includes('tent');
  expect(count()).toBe(paid.filter((row) => isNorway(row) && isTent(row)).length);
  expect(count('or')).toBe(
    paid.filter((row) => isNorway(row) || isTent(row)).length,
  );
});

test('groups come level by level, with the number of their rows', () => {
  const grouped = { ...firstPage, groupFields: ['country', 'category'] };
  const countries = answer({ ...grouped, groupKeys: [] });
  expect(countries.rows).toContainEqual({
    groupKey: 'Norway',
    childrenCount: orders.filter(({ country }) => country === 'Norway').length,
  });
  expect(countries.rowCount).toBe(countries.rows.length);

  const packs = answer({ ...grouped, groupKeys: ['Norway', 'Packs'] }).rows;
  const wanted = orders.filter(
    (row) => row.country === 'Norway' && row.category === 'Packs',
  );
  expect(packs.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
});

test('a group has all its children, whatever page the grid is on', () => {
  const request = {
    ...firstPage,
    start: 2,
    end: 3,
    groupFields: ['status'],
    groupKeys: ['Open'],
  };
  expect(answer(request).rows).toHaveLength(
    orders.filter(({ status }) => status === 'Open').length,
  );
});

describe('SQL injection', () => {
  const attack = "x'; DROP TABLE orders; --";

  test.each([
    filterBy({ field: 'customer', operator: 'contains', value: attack }),
    filterBy({ field: 'customer', operator: 'isAnyOf', value: [attack] }),
    { ...firstPage, filterModel: { items: [], quickFilterValues: [attack] } },
    { ...firstPage, groupFields: ['country'], groupKeys: [attack] },
  ])('a value is a parameter: %j', (request) => {
    const { rows, count } = toQueries(request as QueryRequest);
    expect(rows.text + count.text).not.toContain('DROP');
    expect(listIds(request)).toEqual([]);
  });

  test.each([
    filterBy({ field: attack, operator: 'contains', value: 'x' }),
    filterBy({ field: 'customer', operator: attack, value: 'x' }),
    filterBy({ field: 'customer', operator: 'constructor', value: 'x' }),
    filterBy({
      field: 'customer',
      operator: 'contains',
      value: { text: attack, values: [] },
    }),
    filterBy({ field: 'quantity', operator: '>', value: attack }),
    { ...firstPage, sortModel: [{ field: attack, sort: 'asc' }] },
    { ...firstPage, groupFields: [attack], groupKeys: [] },
    { ...firstPage, groupFields: ['customer'], groupKeys: [] },
    { ...firstPage, groupFields: [], groupKeys: ['Norway'] },
    { ...firstPage, groupFields: ['country'], groupKeys: [{ text: attack }] },
    { ...firstPage, start: attack },
    { ...firstPage, start: '0', end: '9' },
    { ...firstPage, end: 1_000_000 },
    { ...firstPage, end: -2 },
    {
      ...firstPage,
      filterModel: { items: [], quickFilterValues: [{ text: attack }] },
    },
  ])('anything else that is unknown is refused: %j', (request) => {
    expect(() => answer(request)).toThrow(BadRequest);
  });

  test('a direction is one of two words', () => {
    const sortModel = [{ field: 'id', sort: attack }];
    expect(toQueries({ ...firstPage, sortModel } as never).rows.text).toContain(
      'id ASC',
    );
  });

  test('the table is still there', () => {
    expect(answer(firstPage).rowCount).toBe(orders.length);
  });
});
