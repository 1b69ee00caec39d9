import { readFileSync } from 'node:fs';
import path from 'node:path';
import { INTERACTIONS } from '../../src/lib/contracts/analytics';
import { formatEvents } from './formatEvents';

test('ANALYTICS.md is up to date; otherwise run: npm run events', () => {
  const file = path.join(__dirname, '../../ANALYTICS.md');
  expect(readFileSync(file, 'utf8')).toBe(formatEvents());
});

test('every event has its row', () => {
  const rows = formatEvents()
    .split('\n')
    .filter((line) => line.includes('eventAction: '));
  const actions = Object.values(INTERACTIONS).flatMap((entry) => Object.keys(entry.actions));
  expect(rows).toHaveLength(actions.length);
});
