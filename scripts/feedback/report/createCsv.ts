import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { StoredFeedback } from '../store';

const COLUMNS = [
  { key: 'received_at', header: 'received' },
  { key: 'version', header: 'version' },
  { key: 'product', header: 'product' },
  { key: 'language', header: 'language' },
  { key: 'page_url', header: 'page' },
  { key: 'section_url', header: 'section' },
  { key: 'section_title', header: 'section title' },
  { key: 'rating', header: 'helpful' },
  { key: 'comment', header: 'comment' },
  { key: 'id', header: 'id' },
] satisfies { key: keyof StoredFeedback; header: string }[];

/**
 * A line for each vote or comment, in UTF-8 according to RFC 4180. A cell that a spreadsheet would
 * take for a formula starts with an apostrophe.
 */
export function createCsv(rows: AsyncIterable<StoredFeedback>): Readable {
  const source = Readable.from(rows);
  const csv = stringify({
    header: true,
    columns: COLUMNS,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  source.on('error', (error) => csv.destroy(error));
  csv.on('close', () => source.destroy());
  return source.pipe(csv);
}
