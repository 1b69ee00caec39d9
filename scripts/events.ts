import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatEvents } from './events/formatEvents';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';

/** Writes the catalog of analytics events as a Markdown page. */
function main(): void {
  readOptions({});
  writeFileSync(path.join(__dirname, '../ANALYTICS.md'), formatEvents());
  console.log('Wrote ANALYTICS.md.');
}

runMain(main);
