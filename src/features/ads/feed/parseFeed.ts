import { listPixels } from './listPixels';
import { readHttpsUrl } from './readHttpsUrl';

/** A validated entry of the feed; the description is still untrusted HTML. */
export interface FeedEntry {
  /** The advertiser; the link's host if the feed doesn't say. */
  company: string;
  description?: string;
  link: string;
  image?: string;
  /** URLs that count a view. */
  pixels: string[];
}

/** The content of a response: an ad, none this time, or something invalid. */
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

/** An entry is usable if it has a link; everything else is optional. */
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

/** Parses the feed's response. Never throws, whatever the response is. */
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
