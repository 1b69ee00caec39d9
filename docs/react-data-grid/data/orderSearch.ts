import { createOrders, type Order } from './orders';
import { createServer, type RowsRequest } from './server';

const orders = createOrders(400);

const dayTests: Record<string, (day: string, wanted: string) => boolean> = {
  is: (day, wanted) => day === wanted,
  not: (day, wanted) => day !== wanted,
  after: (day, wanted) => day > wanted,
  onOrAfter: (day, wanted) => day >= wanted,
  before: (day, wanted) => day < wanted,
  onOrBefore: (day, wanted) => day <= wanted,
};

/** The local day of a date, such as 2026-03-01. */
const toDay = (date: Date) => date.toLocaleDateString('sv-SE');

/** Stands in for an endpoint that receives JSON, where dates are strings. */
export async function searchOrders(body: string) {
  const { filterModel, ...page } = JSON.parse(body) as RowsRequest;
  let found: Order[] = orders;
  const others = filterModel.items.filter(({ field, operator, value }) => {
    if (field !== 'orderedOn' || !dayTests[operator]) {
      return true;
    }
    if (typeof value === 'string') {
      const wanted = value.slice(0, 10);
      found = found.filter((row) =>
        dayTests[operator](toDay(row.orderedOn), wanted),
      );
    }
    return false;
  });
  return createServer(found).getRows({
    ...page,
    filterModel: { ...filterModel, items: others },
  });
}
