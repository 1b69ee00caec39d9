import type { AnalyticsEvent } from '@site/src/lib/contracts/analytics';
import { toGtagCall } from './toGtagCall';

/** Shows whoever develops the site what would be sent. */
export function consoleSink(event: AnalyticsEvent): void {
  console.log('[analytics]', ...toGtagCall(event));
}
