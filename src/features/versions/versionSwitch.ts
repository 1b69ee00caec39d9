import { MOVE_REASONS, type MoveReason } from '@site/src/lib/contracts/otherVersions';
import { FROM_FIELD, REASON_FIELD } from './versionEntries';

/** Why the reader is on this page and not on the one that was asked for. */
export interface SwitchQuery {
  /** Page that was left, below the root of its version: `react-charts/zoom/`. */
  from: string;
  reason: MoveReason;
}

/** Reads a query as the version menu writes it; undefined for any other. */
export function readSwitchQuery(search: string): SwitchQuery | undefined {
  const query = new URLSearchParams(search);
  const from = query.get(FROM_FIELD);
  const reason = MOVE_REASONS.find((known) => known === query.get(REASON_FIELD));
  return from !== null && /^[\w/-]+$/.test(from) && reason ? { from, reason } : undefined;
}

/** The same query without what the version menu put there. */
export function removeSwitchQuery(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(FROM_FIELD);
  query.delete(REASON_FIELD);
  const rest = query.toString();
  return rest && `?${rest}`;
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * A page in words, as far as its path tells: `react-charts/zoom-and-pan/` → "Zoom and pan",
 * `api/charts/bar-chart/` → "BarChart API". For readers whose browser did not bring the title.
 */
export function describePage(from: string): string {
  const parts = from.split('/').filter(Boolean);
  const words = (parts.at(-1) ?? '').replace(/^react-/, '').split('-');
  return parts[0] === 'api' && parts.length > 2
    ? `${words.map(capitalize).join('')} API`
    : capitalize(words.join(' '));
}

const SWITCH_KEY = 'docs-version-switch';

/** A way from one version to another, as the page that the reader left remembers it. */
export interface VersionSwitch {
  /** Title of that page, where it was known. */
  title?: string;
}

/** Remembers for the next page where the reader comes from. */
export function rememberSwitch(title?: string): void {
  try {
    sessionStorage.setItem(SWITCH_KEY, JSON.stringify({ title }));
  } catch {
    // Without storage the fragment stays, and the note has words of its own.
  }
}

/** What `rememberSwitch` said; undefined when the reader came by another way. */
export function readSwitch(): VersionSwitch | undefined {
  try {
    const text = sessionStorage.getItem(SWITCH_KEY);
    return text === null ? undefined : (JSON.parse(text) as VersionSwitch);
  } catch {
    return undefined;
  }
}

/** Leaves nothing of it to the pages after the next one. */
export function forgetSwitch(): void {
  try {
    sessionStorage.removeItem(SWITCH_KEY);
  } catch {
    // Nothing was kept.
  }
}
