import type { Sql } from './sql';

/** A readable query, with one line for each clause and one for the parameters. */
export function printSql({ text, values }: Sql) {
  const lines = text
    .replace(/\s+/g, ' ')
    .replace(/ (FROM|WHERE|GROUP BY|ORDER BY|LIMIT) /g, '\n$1 ');
  return `${lines}\n\nParameters: ${JSON.stringify(values)}`;
}
