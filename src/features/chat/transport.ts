import { CHAT_LIMITS } from '@site/src/lib/contracts/chat';
import type { Reply } from './readAnswer';

/** Requests the service once; rejects if there's no response or the request is aborted. */
export type Transport = (body: string, signal: AbortSignal) => Promise<Reply>;

/** The text of a response, or undefined if it's longer than the limit. */
async function readText(response: Response, limit: number): Promise<string | undefined> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) {
      return text + decoder.decode();
    }
    size += part.value.length;
    if (size > limit) {
      void reader?.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
}

/** Posts JSON to a URL, without anything that identifies the reader. */
export function createTransport(endpoint: string): Transport {
  return async (body, signal) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      credentials: 'omit',
      signal,
    });
    return { ok: response.ok, text: await readText(response, CHAT_LIMITS.answer) };
  };
}
