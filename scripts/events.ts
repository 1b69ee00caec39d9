import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatEvents } from './events/formatEvents';

writeFileSync(path.join(__dirname, '../ANALYTICS.md'), formatEvents());
console.log('ANALYTICS.md is written.');
