import { CHAT_LIMITS } from '@site/src/lib/contracts/chat';
import type { Reply } from './readAnswer';

/** Asks the service once; rejects where there is no answer, and when it is given up. */
export type Transport = (body: string, signal: AbortSignal) => Promise<Reply>;

/** The text of an answer, or undefined where there is more of it than anybody reads. */
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

/** Posts JSON to an address, without anything that says who the reader is. */
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
