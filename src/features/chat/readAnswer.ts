import { CHAT_LIMITS } from '@site/src/lib/contracts/chat';

/** Where the chat continues; or that it failed, with the service's reason, if any. */
export type ChatOutcome = { url: string } | { reason: string };

export interface Reply {
  ok: boolean;
  /** Undefined if it was too long. */
  text: string | undefined;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Whether this is a page on the web: no script, no file, no credentials. */
function isPage(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > CHAT_LIMITS.url || !URL.canParse(value)) {
    return false;
  }
  const { protocol, username, password } = new URL(value);
  return protocol === 'https:' && !username && !password;
}

/** A single line of text, no longer than a message may be. */
function clean(value: unknown): string {
  if (typeof value !== 'string') {
    return '';
  }
  const line = value.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  const characters = [...line];
  return characters.length > CHAT_LIMITS.message
    ? `${characters.slice(0, CHAT_LIMITS.message).join('').trimEnd()}…`
    : line;
}

/** Interprets a response, whatever it contains. */
export function readAnswer({ ok, text = '' }: Reply): ChatOutcome {
  const { nextUrl, message, error } = parseObject(text);
  if (ok && isPage(nextUrl)) {
    return { url: new URL(nextUrl).href };
  }
  const nested = parseObject(JSON.stringify(error ?? null)).message;
  return { reason: ok ? '' : clean(message ?? nested ?? error) };
}
