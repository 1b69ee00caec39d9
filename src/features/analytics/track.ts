import type { AnalyticsEvent, AnalyticsSink } from '@site/src/lib/contracts/analytics';

const sinks = new Set<AnalyticsSink>();

/** What happened while allowed sinks were on their way; undefined at all other times. */
let held: AnalyticsEvent[] | undefined;

/** Hands an event to every sink, now or once they are released; without sinks it is gone. */
export function track(event: AnalyticsEvent): void {
  if (held) {
    held.push(event);
  } else {
    sinks.forEach((sink) => sink(event));
  }
}

/** Lets a sink receive events from now on. Returns a function that ends it. */
export function addSink(sink: AnalyticsSink): () => void {
  sinks.add(sink);
  return () => sinks.delete(sink);
}

/** Holds events from now on, for sinks that the reader has allowed and that are being loaded. */
export function holdEvents(): void {
  held ??= [];
}

/** Hands over what was held; to nobody where there are no sinks. */
export function releaseEvents(): void {
  const events = held ?? [];
  held = undefined;
  events.forEach(track);
}
