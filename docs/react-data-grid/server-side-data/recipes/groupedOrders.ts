import { searchOrders } from '../../data/orderSearch';
import type { QueryRequest } from './orderQuery';

/** Stands in for the demo's endpoint, and returns what the SQL would return. */
export async function searchGroups(request: QueryRequest) {
  const { start, end, groupFields = [], groupKeys = [] } = request;
  const everything = { ...request, start: 0, end: 999 };
  const { rows } = await searchOrders(JSON.stringify(everything));
  const inGroup = rows.filter((row) =>
    groupKeys.every(
      (key, level) => row[groupFields[level] as 'country' | 'category'] === key,
    ),
  );

  const field = groupFields[groupKeys.length] as 'country' | 'category' | undefined;
  const found = field
    ? [...new Set(inGroup.map((row) => row[field]))].sort().map((groupKey) => ({
        groupKey,
        childrenCount: inGroup.filter((row) => row[field] === groupKey).length,
      }))
    : inGroup;
  return groupKeys.length > 0
    ? { rows: found }
    : { rows: found.slice(start, end + 1), rowCount: found.length };
}
