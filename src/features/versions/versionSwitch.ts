import { MOVE_REASONS, type MoveReason } from '@site/src/lib/contracts/otherVersions';
import { FROM_FIELD, REASON_FIELD } from './versionEntries';

/** Why the reader is on this page instead of the one they asked for. */
export interface SwitchQuery {
  /** The page that they left, below the root of its version: `react-charts/zoom/`. */
  from: string;
  reason: MoveReason;
}

/** Parses a query written by the version menu; undefined for any other. */
export function readSwitchQuery(search: string): SwitchQuery | undefined {
  const query = new URLSearchParams(search);
  const from = query.get(FROM_FIELD);
  const reason = MOVE_REASONS.find((known) => known === query.get(REASON_FIELD));
  return from !== null && /^[\w/-]+$/.test(from) && reason ? { from, reason } : undefined;
}

/** The same query without the parameters of the version menu. */
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
 * Describes a page based on its path: `react-charts/zoom-and-pan/` → "Zoom and pan",
 * `api/charts/bar-chart/` → "BarChart API". For readers whose browser didn't pass on the title.
 */
export function describePage(from: string): string {
  const parts = from.split('/').filter(Boolean);
  const words = (parts.at(-1) ?? '').replace(/^react-/, '').split('-');
  return parts[0] === 'api' && parts.length > 2
    ? `${words.map(capitalize).join('')} API`
    : capitalize(words.join(' '));
}

/** The value of a key in this tab; undefined if there's none, if it's invalid, or without storage. */
function readSession(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function writeSession(key: string, value: object | undefined): void {
  try {
    if (value) {
      sessionStorage.setItem(key, JSON.stringify(value));
    } else {
      sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage, the hash stays, the note describes the page by its path, and the version menu
    // leads to the page with the same name.
  }
}

const SWITCH_KEY = 'docs-version-switch';

/** A switch from one version to another, as stored by the page that the reader left. */
export interface VersionSwitch {
  /** The title of that page, if known. */
  title?: string;
  /** Its path and hash, without the base URL. */
  path: string;
}

/** Stores where the reader comes from for the next page. */
export const rememberSwitch = (origin: VersionSwitch) => writeSession(SWITCH_KEY, origin);

/** What `rememberSwitch` stored; undefined if the reader came in another way. */
export const readSwitch = () => readSession(SWITCH_KEY) as VersionSwitch | undefined;

/** Removes it, so that it only affects the next page. */
export const forgetSwitch = () => writeSession(SWITCH_KEY, undefined);

const ORIGIN_KEY = 'docs-version-origin';

interface Origin {
  /** Path of the page that the reader is on. */
  page: string;
  /** Path and hash of the page that they left. */
  origin: string;
}

/** Stores that the reader is on a page only because the version has none for the one they left. */
export const rememberOrigin = (origin: Origin) => writeSession(ORIGIN_KEY, origin);

/** Forgets the way back. */
export const forgetOrigin = () => writeSession(ORIGIN_KEY, undefined);

/** The path that brought the reader to a page, as stored by `rememberOrigin` for that page. */
export function readOrigin(page: string): string | undefined {
  const stored = readSession(ORIGIN_KEY) as Origin | undefined;
  return stored?.page === page ? stored.origin : undefined;
}
