import { createPeople, type Person } from '../data/people';

const people = createPeople(64);

/** Stands in for an API without page numbers: each response contains the cursor of the next page. */
export async function requestPeople(cursor: string | null, size: number) {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  const start = cursor === null ? 0 : Number(cursor.slice('after-'.length));
  const rows: Person[] = people.slice(start, start + size);
  const end = start + rows.length;
  return {
    rows,
    rowCount: people.length,
    nextCursor: end < people.length ? `after-${end}` : null,
  };
}
