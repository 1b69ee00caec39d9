import type { AnalyticsEvent } from '@site/src/lib/contracts/analytics';

/** The arguments of `gtag`. */
export type GtagCall =
  | readonly ['js', Date]
  | readonly ['config' | 'event', string, object]
  | readonly ['set', 'user_properties', object]
  | readonly ['consent', 'default' | 'update', object];

/** Converts an event to the arguments of `gtag`, as the web analytics service expects it. */
export function toGtagCall(event: AnalyticsEvent): GtagCall {
  if (event.name === 'page_view') {
    const { name, ...page } = event;
    return ['event', name, page];
  }
  if (event.name === 'user_property') {
    return ['set', 'user_properties', { [event.property]: event.value }];
  }
  if ('delta' in event) {
    const { name, id, label, delta, value } = event;
    return [
      'event',
      name,
      {
        value: delta,
        metric_label: label,
        metric_value: value,
        metric_delta: delta,
        metric_id: id,
      },
    ];
  }
  return ['event', event.name, { eventAction: event.action, eventLabel: event.label }];
}
