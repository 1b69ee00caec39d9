import texts from '@site/i18n/en/chat.json';
import { CHAT_LIMITS } from '@site/src/lib/contracts/chat';
import type { Product } from '@site/src/lib/products';
import { createRequest } from './createRequest';
import { type ChatOutcome, readAnswer } from './readAnswer';
import type { Subject } from './subject';
import { createTransport, type Transport } from './transport';

interface Options {
  endpoint: string;
  signal: AbortSignal;
  transport?: Transport;
}

/** Sends a demo to the chat. Never rejects: errors are outcomes. */
export async function requestChat(
  subject: Subject & { product: Product },
  { endpoint, signal, transport = createTransport(endpoint) }: Options,
): Promise<ChatOutcome> {
  const body = JSON.stringify(createRequest(subject));
  if (new Blob([body]).size > CHAT_LIMITS.request) {
    return { reason: texts.tooLong };
  }
  try {
    return readAnswer(await transport(body, signal));
  } catch {
    return { reason: '' };
  }
}
