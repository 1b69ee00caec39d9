import type { LoadResult } from './loadReceiver';

/** The 99th percentile. */
function findP99(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
}

/** One line of figures. */
export function formatLoad(name: string, result: LoadResult): string {
  const { acknowledged, stored, missing, unanswered, seconds, latencies } = result;
  return [
    `${name}: ${acknowledged.length} acknowledged`,
    `${stored} stored`,
    `${missing} missing`,
    `${unanswered} unanswered`,
    `${Math.round(acknowledged.length / seconds)} requests/s`,
    `p99 ${Math.round(findP99(latencies))} ms`,
  ].join(', ');
}
