import { MOVE_REASONS, type MoveReason } from '@site/src/lib/contracts/otherVersions';
import { FROM_FIELD, REASON_FIELD } from './versionEntries';

/** Why the reader is on this page and not on the one that was asked for. */
export interface Arrival {
  /** Page that was left, below the root of its version: `react-charts/zoom/`. */
  from: string;
  reason: MoveReason;
}

/** Reads a query as the version menu writes it; undefined for any other. */
export function readArrival(search: string): Arrival | undefined {
  const query = new URLSearchParams(search);
  const from = query.get(FROM_FIELD);
  const reason = MOVE_REASONS.find((known) => known === query.get(REASON_FIELD));
  return from !== null && /^[\w/-]+$/.test(from) && reason ? { from, reason } : undefined;
}

/** The same query without what the version menu put there. */
export function removeArrival(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(FROM_FIELD);
  query.delete(REASON_FIELD);
  const rest = query.toString();
  return rest && `?${rest}`;
}

const SWITCH_KEY = 'docs-version-switch';

/** Remembers for the next page that its fragment belongs to a page of another version. */
export function rememberSwitch(): void {
  try {
    sessionStorage.setItem(SWITCH_KEY, 'true');
  } catch {
    // Without storage the fragment stays, which does no harm.
  }
}

/** Whether the reader came by the version menu; asked once. */
export function takeSwitch(): boolean {
  try {
    const isSwitch = sessionStorage.getItem(SWITCH_KEY) !== null;
    sessionStorage.removeItem(SWITCH_KEY);
    return isSwitch;
  } catch {
    return false;
  }
}
