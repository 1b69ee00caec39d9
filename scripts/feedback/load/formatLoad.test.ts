import { formatLoad } from './formatLoad';

it('reports what was written, what is missing and the speed', () => {
  const latencies = Array.from({ length: 200 }, (_, index) => 200 - index);
  const result = {
    acknowledged: latencies.map(String),
    latencies,
    unanswered: 7,
    seconds: 4,
    stored: 203,
    missing: 0,
  };
  expect(formatLoad('SQLite', result)).toBe(
    'SQLite: 200 acknowledged, 203 stored, 0 missing, 7 unanswered, 50 requests/s, p99 198 ms',
  );
});
