import { listPixels } from './listPixels';
import { readHttpsUrl } from './readHttpsUrl';

/** An entry of the feed, checked; the description is still untrusted HTML. */
export interface FeedEntry {
  /** Who advertises; the host of the link where the feed does not say. */
  company: string;
  description?: string;
  link: string;
  image?: string;
  /** Addresses that count a view. */
  pixels: string[];
}

/** What an answer holds: an ad, none this time, or nothing that makes sense. */
export type FeedAnswer =
  | { kind: 'ad'; entry: FeedEntry }
  | { kind: 'empty' }
  | { kind: 'unreadable' };

const MAX_NAME_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 2000;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readText(value: unknown, maxLength: number): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text !== '' && text.length <= maxLength ? text : undefined;
}

function readHost(link: string): string {
  return new URL(link).hostname.replace(/^www\./, '');
}

function readTimestamp(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** An entry is usable when it leads somewhere; the rest may be missing. */
function readEntry(value: unknown): FeedEntry | undefined {
  if (!isRecord(value)) {
    return undefined;
  }
  const link = readHttpsUrl(value.statlink);
  if (!link) {
    return undefined;
  }
  const company = readText(value.company, MAX_NAME_LENGTH) ?? readHost(link);
  const description = readText(value.description, MAX_DESCRIPTION_LENGTH);
  const image = readHttpsUrl(value.image);
  const impression = readHttpsUrl(value.statimp);
  const pixel = typeof value.pixel === 'string' ? value.pixel : '';
  return {
    company,
    ...(description && { description }),
    link,
    ...(image && { image }),
    pixels: [
      ...new Set([
        ...(impression ? [impression] : []),
        ...listPixels(pixel, readTimestamp(value.timestamp)),
      ]),
    ],
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the feed's answer. Whatever it is, this does not throw. */
export function parseFeed(text: string): FeedAnswer {
  const answer = parseJson(text);
  if (!isRecord(answer) || !Array.isArray(answer.ads)) {
    return { kind: 'unreadable' };
  }
  for (const value of answer.ads as unknown[]) {
    const entry = readEntry(value);
    if (entry) {
      return { kind: 'ad', entry };
    }
  }
  return { kind: 'empty' };
}
