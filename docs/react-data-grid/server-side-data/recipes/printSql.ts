import type { Sql } from './sql';

/** A query for people to read, with a line for each clause and for the parameters. */
export function printSql({ text, values }: Sql) {
  const lines = text
    .replace(/\s+/g, ' ')
    .replace(/ (FROM|WHERE|GROUP BY|ORDER BY|LIMIT) /g, '\n$1 ');
  return `${lines}\n\nParameters: ${JSON.stringify(values)}`;
}
