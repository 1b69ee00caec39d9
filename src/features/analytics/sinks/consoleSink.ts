import type { AnalyticsEvent } from '@site/src/lib/contracts/analytics';
import { toGtagCall } from './toGtagCall';

/** Shows what would be sent, for developing the site. */
export function consoleSink(event: AnalyticsEvent): void {
  console.log('[analytics]', ...toGtagCall(event));
}
