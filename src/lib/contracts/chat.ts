import type { ProductId } from '../products';

/**
 * What a page tells the chat of a demo, and what it is told. Posted as JSON to `CHAT_PATH` below the
 * configured address, in the form that the service of the reference site takes.
 */

/** Below the service's address. */
export const CHAT_PATH = '/v1/public/chat/open';

/** `request` in bytes of its JSON, `answer` in bytes, the others in UTF-16 code units. */
export const CHAT_LIMITS = { request: 256_000, answer: 16_000, url: 2000, message: 200 };

export interface ChatFile {
  path: string;
  content: string;
  /** On the first file alone. */
  isEntry?: true;
}

export interface ChatRequest {
  type: 'mui-docs';
  /** What the demo shows. */
  name: string;
  /** Title of the page. */
  description: string;
  /** As the reader has changed them, the entry first. */
  files: ChatFile[];
  /** The package of the product, of the docs version that the demo is from. */
  package: { name: string; version: string };
}

/** Where the conversation goes on: an address with https. */
export interface ChatAnswer {
  nextUrl: string;
}

/** What pages are told of the chat; only where a service is configured. */
export interface ChatConfig {
  /** The service's address, without a slash at its end. */
  baseUrl: string;
  /** Products whose demos it takes. */
  products: ProductId[];
}

/** Id of the element that carries the configuration as JSON. */
export const CHAT_CONFIG_ID = 'chat-config';
