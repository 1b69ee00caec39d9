import type { AnalyticsEvent, AnalyticsSink } from '@site/src/lib/contracts/analytics';

const sinks = new Set<AnalyticsSink>();

/** Events that happened while allowed sinks were loading; undefined at all other times. */
let held: AnalyticsEvent[] | undefined;

/** Passes an event to every sink, now or when events are released; without sinks, it's dropped. */
export function track(event: AnalyticsEvent): void {
  if (held) {
    held.push(event);
  } else {
    sinks.forEach((sink) => sink(event));
  }
}

/** Connects a sink to all future events. Returns a function that disconnects it. */
export function addSink(sink: AnalyticsSink): () => void {
  sinks.add(sink);
  return () => sinks.delete(sink);
}

/** Starts holding events for sinks that the reader has allowed and that are loading. */
export function holdEvents(): void {
  held ??= [];
}

/** Passes on the held events; drops them if there are no sinks. */
export function releaseEvents(): void {
  const events = held ?? [];
  held = undefined;
  events.forEach(track);
}
