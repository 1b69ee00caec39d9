import type { AnalyticsEvent, AnalyticsSink } from '@site/src/lib/contracts/analytics';

const sinks = new Set<AnalyticsSink>();

/** Hands an event to every sink; without sinks nothing happens. */
export function track(event: AnalyticsEvent): void {
  sinks.forEach((sink) => sink(event));
}

/** Lets a sink receive events from now on. Returns a function that ends it. */
export function addSink(sink: AnalyticsSink): () => void {
  sinks.add(sink);
  return () => sinks.delete(sink);
}
