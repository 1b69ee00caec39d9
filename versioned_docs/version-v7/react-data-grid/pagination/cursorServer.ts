import { createPeople, type Person } from '../data/people';

const people = createPeople(64);

/** Mimics an API without page numbers: responses contain the next page's cursor. */
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
